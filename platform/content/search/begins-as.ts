import { type SQL, sql } from "drizzle-orm";

/**
 * Condition that a word in the "C" collation begins as another one, which comes from a row with the
 * word beyond: an index serves `^@` only for a constant of the statement, but it serves a range
 * between two words. Of a word that is put together here it would not, since row security first
 * asks whose row it is. It belongs into a subquery with `offset 0` for each beginning: joined, a plan that
 * was made for a small site may go through all words of a large one.
 */
export const beginsAs = (word: SQL, { beginning, beyond }: { beginning: SQL; beyond: SQL }): SQL =>
  sql`${word} >= ${beginning} collate "C" and ${word} < ${beyond} collate "C"`;
