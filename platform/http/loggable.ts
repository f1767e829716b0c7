import { sqlState } from "@/platform/db/sql-state";

/**
 * Reduces an error to what may stand in a log: its deepest cause, with the database's name for it.
 * A failed query repeats the values it was given, and a database's detail the row: both may be
 * people's.
 */
export function loggable(error: unknown) {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return { message: String(cause) };
  const { name, message, stack } = cause;
  return { type: name, message, stack, ...sqlState(error) };
}
