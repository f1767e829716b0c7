import { sqlState } from "./sql-state";

/** Failure to ask the database at the moment; the same question may pass in a few seconds. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DatabaseUnavailable";
  }
}

/**
 * SQLSTATEs by which PostgreSQL says that it cannot serve now, by class or as a whole
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html): a lost connection, no more
 * disk, memory or connections, a shutdown or a start, a statement that took too long, a standby
 * that only reads, a failure of its disk.
 */
const STATES = ["08", "53", "57P", "57014", "25006", "25P03", "55P03", "58030"];

/** System error codes for a server that is not reached, and for a disk that is full. */
const CODES = [
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOENT", "ENOSPC", "EDQUOT", "EROFS"],
];

/** Messages of the driver about a connection that is gone; it has no codes for these. */
const SENTENCES =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos|The server does not support SSL)/;

/** Tells whether an error, or a cause within it, is a database fault that passes by itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable || SENTENCES.test(cause.message)) return true;
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (code && CODES.includes(code) && (code !== "ENOENT" || syscall === "connect")) return true;
    // Several addresses of one host, of which none answered.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  const { state } = sqlState(error);
  return state !== undefined && STATES.some((start) => state.startsWith(start));
}
