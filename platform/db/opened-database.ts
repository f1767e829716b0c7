import type { Logger } from "drizzle-orm/logger";
import type { PostgresAnnouncements } from "./postgres-announcements";
import type { Sql } from "./sql";

/** The connections to PostgreSQL: those open, those of them in nobody's hands, and who waits for one. */
export interface Connections {
  open: number;
  idle: number;
  waitedFor: number;
}

/** A database as its engine opens it. */
export interface OpenedDatabase {
  handle: Sql;
  /**
   * Brings its tables up to date.
   * @param isSaidInUse what is waited for before others may migrate, or exchange its rows
   */
  migrate(isSaidInUse?: Promise<void>): Promise<void>;
  /**
   * Runs `work` in a transaction of one site that begins with its first statement.
   * @param logger is told of `BEGIN` and of each statement before it is asked
   */
  inSite<T>(idSite: number, work: (tx: Sql) => Promise<T>, logger: Logger): Promise<T>;
  /** What tells other processes of changes; none of them has the embedded database open. */
  announcements?: PostgresAnnouncements;
  connections?: () => Connections;
  /** As of `Database`. */
  copyInto?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}
