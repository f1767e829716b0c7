import type { Change } from "@/lib/contract/change";
import type { Sql } from "./sql";

/** Listener told of the changes of a site, after the transaction that made them. */
export type ChangeListener = (idSite: number, changes: Change[]) => Promise<void>;

export interface Announced {
  changes: Change[];
  /** True when it has put something into the outbox. */
  hasMessages: boolean;
}

const announced = new WeakMap<Sql, Announced>();

/**
 * Announces a change of the transaction's site. Anything that keeps values made from it is told
 * once the transaction is committed, and before `inSite` answers; a transaction that is rolled back
 * announces nothing.
 * @param tx the handle that `inSite` gave, not one of a transaction within it
 */
export function announce(tx: Sql, change: Change): void {
  addChange(announcedIn(tx), change);
}

/** Adds a change to a transaction's announcements, once. */
export function addChange({ changes }: Announced, change: Change): void {
  if (!changes.some((known) => JSON.stringify(known) === JSON.stringify(change))) {
    changes.push(change);
  }
}

/**
 * Announces that the outbox has something to send: its sender is woken once the transaction is
 * committed.
 * @param tx as of `announce`
 */
export function announceMessages(tx: Sql): void {
  announcedIn(tx).hasMessages = true;
}

export function gatherAnnounced(tx: Sql, gathered: Announced): void {
  announced.set(tx, gathered);
}

/** Returns the changes that a transaction has announced so far. */
export const changesIn = (tx: Sql): readonly Change[] => announced.get(tx)?.changes ?? [];

function announcedIn(tx: Sql): Announced {
  const gathered = announced.get(tx);
  if (!gathered) throw new Error("It is announced in the transaction of its site, or not at all");
  return gathered;
}
