import type { Change } from "@/lib/contract/change";
import type { Sql } from "./database";

/** Who is told of changes, and of which site, after the transaction that made them. */
export type ChangeListener = (idSite: number, changes: Change[]) => Promise<void>;

const announced = new WeakMap<Sql, Change[]>();

/**
 * Says that something of the transaction's site has changed. Whoever keeps what was made from it is
 * told once the transaction is committed, and before `inSite` answers; of one that is rolled back,
 * nobody hears.
 * @param tx the handle that `inSite` gave, not one of a transaction within it
 */
export function announce(tx: Sql, change: Change): void {
  const changes = announced.get(tx);
  if (!changes) throw new Error("A change is announced in the transaction of its site");
  if (!changes.some((known) => JSON.stringify(known) === JSON.stringify(change))) {
    changes.push(change);
  }
}

/** Begins to gather what is announced in a transaction. */
export function gatherChanges(tx: Sql): Change[] {
  const changes: Change[] = [];
  announced.set(tx, changes);
  return changes;
}
