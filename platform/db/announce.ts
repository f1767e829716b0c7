import type { Change } from "@/lib/contract/change";
import type { Sql } from "./sql";

/** Who is told of changes, and of which site, after the transaction that made them. */
export type ChangeListener = (idSite: number, changes: Change[]) => Promise<void>;

/** What others wait for of a transaction. */
export interface Announced {
  changes: Change[];
  /** Whether it has put something into the outbox. */
  hasMessages: boolean;
}

const announced = new WeakMap<Sql, Announced>();

/**
 * Says that something of the transaction's site has changed. Whoever keeps what was made from it is
 * told once the transaction is committed, and before `inSite` answers; of one that is rolled back,
 * nobody hears.
 * @param tx the handle that `inSite` gave, not one of a transaction within it
 */
export function announce(tx: Sql, change: Change): void {
  addChange(announcedIn(tx), change);
}

/** Adds a change to what a transaction announces, once. */
export function addChange({ changes }: Announced, change: Change): void {
  if (!changes.some((known) => JSON.stringify(known) === JSON.stringify(change))) {
    changes.push(change);
  }
}

/**
 * Says that the outbox has something to send: its sender is woken once the transaction is committed.
 * @param tx as of `announce`
 */
export function announceMessages(tx: Sql): void {
  announcedIn(tx).hasMessages = true;
}

/** Has all that a transaction announces put into `gathered`. */
export function gatherAnnounced(tx: Sql, gathered: Announced): void {
  announced.set(tx, gathered);
}

/** The changes that a transaction has announced so far; none of a handle that announces nothing. */
export const changesIn = (tx: Sql): readonly Change[] => announced.get(tx)?.changes ?? [];

function announcedIn(tx: Sql): Announced {
  const gathered = announced.get(tx);
  if (!gathered) throw new Error("It is announced in the transaction of its site, or not at all");
  return gathered;
}
