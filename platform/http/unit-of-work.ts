import type { Change } from "@/lib/contract/change";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";

/** What a call does its work with: all of it happens in one transaction, or none of it. */
export interface UnitOfWork {
  /** Sees the rows of the call's site alone. */
  tx: Sql;
  idSite: number;
  language: LanguageCode;
  now: Date;
  /** Announces a change after the commit, to all that keep something made from it. */
  announce(change: Change): void;
}

/**
 * Runs `work` in a unit of its own, and gives what it gives. There is one a call: a second one,
 * begun within the first, would wait for it for ever.
 */
export type InUnitOfWork = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
