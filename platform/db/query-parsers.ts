import { type PGlite, type PGliteInterface, type Transaction, types } from "@electric-sql/pglite";

/** Types that Drizzle reads from text itself; the numbers are those of arrays of them. */
const TEXTS = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];
const ARRAYS = [1231, 1115, 1185, 1187, 1182];

/**
 * Drizzle says with each query which types it reads itself, and PGlite makes a table of all its
 * types for each, which takes a fifth of a query's time. So they are said here once.
 */
export function leaveToDrizzle(database: PGlite): void {
  for (const type of [...TEXTS, ...ARRAYS]) database.parsers[type] = (text) => text;
}

type Query = PGliteInterface["query"];

/** A query as Drizzle asks it, without its own table of types. */
export const withoutParsers =
  (query: Query): Query =>
  (text, params, { parsers: _, ...options } = {}) =>
    query(text, params, options);

/** A transaction whose queries are asked so. */
export const transactionWithoutParsers = (tx: Transaction): Transaction =>
  Object.assign(Object.create(tx), { query: withoutParsers((...call) => tx.query(...call)) });
