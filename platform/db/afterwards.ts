import type { Sql } from "./sql";

/** Work to do in a transaction of its own. */
export type Afterwards = (tx: Sql) => Promise<unknown>;

const waiting = new WeakMap<Sql, Afterwards[]>();

/**
 * Does something in a transaction of its own once this one is over, committed or rolled back: even
 * a refused call leaves it behind. It is lost when that later transaction fails.
 * @param tx the handle that `inSite` gave; within any other one it is done at once
 */
export async function afterwards(tx: Sql, work: Afterwards): Promise<void> {
  const list = waiting.get(tx);
  if (list) list.push(work);
  else await work(tx);
}

/** Collects all work to be done after a transaction into a list. */
export function gatherAfterwards(tx: Sql, list: Afterwards[]): void {
  waiting.set(tx, list);
}
