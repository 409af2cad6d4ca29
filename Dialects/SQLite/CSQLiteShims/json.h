// JSON documents as spans of their text, which are taken apart without a tree.
#include <sqlite3.h>

/// A part of a document that has been checked, without white space around it; or the bytes of a text.
struct json_span {
  const unsigned char *start, *end;
};

/// The elements of an array, or the members of an object, one after another.
struct json_items {
  const unsigned char *at;
  int is_object;
  /// The key of the member with its quotes.
  struct json_span key;
  struct json_span value;
};

/// The document that an argument is. Returns 0 if it is NULL, or for an error that has been said: a text that is not JSON.
int koine_json_document(sqlite3_context *context, sqlite3_value *value, struct json_span *document);

/// The same of a value that is not NULL, without a word about an error: its code.
int koine_json_read(sqlite3_value *value, struct json_span *document);

/// Whether the part is an array or an object, of which the items follow.
int koine_json_begin(struct json_span part, struct json_items *items);
int koine_json_next(struct json_items *items);

/// The part of a document at a path, in which a text is a key and an integer an index. Returns 0 if there is none.
int koine_json_find(struct json_span *part, int count, sqlite3_value **path);

/// How many items the part has.
sqlite3_int64 koine_json_count(struct json_span part);

/// Whether a text of a document, with its quotes, has other bytes than a text, or an order before or behind it.
int koine_json_compare_text(struct json_span quoted, struct json_span text);
int koine_json_compare_quoted(struct json_span left, struct json_span right);

/// Appends a text of a document without its quotes and escapes. Returns 0 if it has the character NUL.
int koine_json_append_plain(sqlite3_str *result, struct json_span quoted);

/// Appends bytes of a document as they are.
void koine_json_append(sqlite3_str *result, struct json_span part);

/// Whether a number is whole and has room in 64 bits.
int koine_json_integer_of(struct json_span number, sqlite3_int64 *result);

/// Whether two numbers are the same one, however they are written.
int koine_json_equal_numbers(struct json_span left, struct json_span right);

/// Appends a text in quotes, with escapes.
void koine_json_append_quoted(sqlite3_str *result, const unsigned char *text, int length);

/// The functions of two documents, and those that change one.
void koine_json_contains(sqlite3_context *context, int count, sqlite3_value **values);
void koine_json_set(sqlite3_context *context, int count, sqlite3_value **values);
void koine_json_insert(sqlite3_context *context, int count, sqlite3_value **values);
void koine_json_append_element(sqlite3_context *context, int count, sqlite3_value **values);
void koine_json_remove(sqlite3_context *context, int count, sqlite3_value **values);
void koine_json_patch(sqlite3_context *context, int count, sqlite3_value **values);

/// Makes a text of a document, without its quotes and escapes, the result; an error if it has the character NUL.
void koine_json_set_text(sqlite3_context *context, struct json_span quoted);

/// Adds the tables of elements and members. Returns an SQLite result code.
int koine_sqlite_add_json_tables(sqlite3 *connection);

/// The functions of documents.
int koine_sqlite_add_json(sqlite3 *connection);
