import type { Logger } from "drizzle-orm/logger";
import type { PostgresAnnouncements } from "./postgres-announcements";
import type { Sql } from "./sql";

/** Counts of the connections to PostgreSQL: open ones, idle ones, and waiting callers. */
export interface Connections {
  open: number;
  idle: number;
  waitedFor: number;
}

export interface OpenedDatabase {
  handle: Sql;
  /**
   * Brings its tables up to date.
   * @param isSaidInUse is waited for before others may migrate, or exchange its rows
   */
  migrate(isSaidInUse?: Promise<void>): Promise<void>;
  /**
   * Runs `work` in a transaction of one site that begins with its first statement.
   * @param logger is told of `BEGIN` and of each statement before it is asked
   */
  inSite<T>(idSite: number, work: (tx: Sql) => Promise<T>, logger: Logger): Promise<T>;
  /** Announcements to other processes; no other process has the embedded database open. */
  announcements?: PostgresAnnouncements;
  connections?: () => Connections;
  copyInto?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}
