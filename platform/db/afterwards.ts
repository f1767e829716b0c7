import type { Sql } from "./sql";

/** Something to do in a transaction of its own. */
export type Afterwards = (tx: Sql) => Promise<unknown>;

const waiting = new WeakMap<Sql, Afterwards[]>();

/**
 * Has something done in a transaction of its own once this one is over, whether it is committed or rolled back:
 * what a call that is refused leaves behind all the same. It is lost when that transaction fails.
 * @param tx the handle that `inSite` gave; within any other one it is done at once
 */
export async function afterwards(tx: Sql, work: Afterwards): Promise<void> {
  const list = waiting.get(tx);
  if (list) list.push(work);
  else await work(tx);
}

/** Has all that is to be done after a transaction put into a list. */
export function gatherAfterwards(tx: Sql, list: Afterwards[]): void {
  waiting.set(tx, list);
}
