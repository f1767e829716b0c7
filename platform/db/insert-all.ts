/** Inserts rows, if there are any: Drizzle refuses an insert of nothing. */
export async function insertAll<T>(rows: T[], insert: (rows: T[]) => PromiseLike<unknown>) {
  if (rows.length > 0) await insert(rows);
}
