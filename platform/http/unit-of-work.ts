import type { Change } from "@/lib/contract/change";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";

/** Tools of a call: all its work happens in one transaction, or none of it. */
export interface UnitOfWork {
  /** Handle that sees the rows of the call's site alone. */
  tx: Sql;
  idSite: number;
  language: LanguageCode;
  now: Date;
  /** Announces a change after the commit, to everything that keeps values made from it. */
  announce(change: Change): void;
}

/**
 * Function that runs `work` in a unit of its own, and returns its result. There is one unit a call:
 * a second one, begun within the first, would wait for it for ever.
 */
export type InUnitOfWork = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
