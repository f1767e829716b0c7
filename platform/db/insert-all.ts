/** Rows of one statement: a database takes 65,535 values in it, and no row has a hundred columns. */
const AT_ONCE = 500;

/** Inserts rows in portions, if there are any: Drizzle refuses an insert of nothing. */
export async function insertAll<T>(rows: T[], insert: (rows: T[]) => PromiseLike<unknown>) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insert(rows.slice(from, from + AT_ONCE));
  }
}
