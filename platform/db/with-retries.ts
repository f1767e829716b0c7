import { Retryable } from "./retryable";
import { sqlState } from "./sql-state";

/**
 * Most tries against faults that pass by themselves: a deadlock, in which the database ends a
 * transaction, or a reference already taken.
 */
const MAX_TRIES = 5;
const MAY_PASS = ["40P01", "40001", "23505"];

/** Number of times that work may find its preparation outdated: each time, another got on. */
const MAX_CHANGES = 50;

/**
 * Does work that prepares itself anew each time, again when the database ended it for another's
 * sake, or when its preparation is outdated (`Retryable`).
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1, changes = 1; ; ) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Retryable) changes += 1;
      else if (MAY_PASS.includes(sqlState(error).state ?? "")) tries += 1;
      else throw error;
      if (tries > MAX_TRIES || changes > MAX_CHANGES) throw error;
    }
  }
}
