import { LRUCache } from "lru-cache";
import type { Change } from "@/lib/contract/change";
import { changesIn } from "./announce";
import type { Sql } from "./sql";

type ChangeKind = Change["kind"];

/** Of how many sites something is kept; a caller may name sites that are not there. */
const MAX_SITES = 1_000;

/** Reads something of the transaction's site. */
type Read<T> = (tx: Sql) => Promise<T>;

/** What is kept of one site. */
interface SiteValues {
  values: Map<Read<unknown>, { value: unknown; sources: readonly ChangeKind[] }>;
  /** How many times something was forgotten: what was read across such a moment is not kept. */
  age: number;
}

const served = new WeakMap<Sql, SiteValues>();

/**
 * Makes a read of something that seldom changes one whose result is kept in memory, for each site,
 * until one of its sources is announced to have changed. All calls share the result, so it is frozen.
 *
 * A transaction that has changed a source itself reads anew, and so does a handle of no site. What
 * began to be read before a change is given to whom asked, and not kept.
 * @param read may ask the site's rows and other kept reads with the same sources, nothing else
 */
export function keptRead<T>(sources: readonly ChangeKind[], read: Read<T>): Read<T> {
  return async (tx) => {
    const site = served.get(tx);
    if (!site || changesIn(tx).some((change) => isOf(change, sources))) return read(tx);
    const kept = site.values.get(read);
    if (kept) return kept.value as T;
    const { age } = site;
    const value = frozen(await read(tx));
    const isOwn = changesIn(tx).some((change) => isOf(change, sources));
    if (site.age === age && !isOwn) site.values.set(read, { value, sources });
    return value;
  };
}

/** What the kept reads of a database have found, by site. */
export class KeptValues {
  readonly #sites = new LRUCache<number, SiteValues>({ max: MAX_SITES });

  /** Has the kept reads in a transaction answered for its site. */
  serve(tx: Sql, idSite: number): void {
    let site = this.#sites.get(idSite);
    if (!site) {
      site = { values: new Map(), age: 0 };
      this.#sites.set(idSite, site);
    }
    served.set(tx, site);
  }

  /** Forgets what was made from what has changed of a site. */
  forget(idSite: number, changes: readonly Change[]): void {
    const site = this.#sites.get(idSite);
    if (!site) return;
    site.age += 1;
    for (const [read, { sources }] of site.values) {
      if (changes.some((change) => isOf(change, sources))) site.values.delete(read);
    }
  }

  /** Forgets the same of all sites. */
  forgetEverywhere(change: Change): void {
    // A copy: who is asked for moves to the end of those that are gone through.
    for (const idSite of [...this.#sites.keys()]) this.forget(idSite, [change]);
  }
}

const isOf = ({ kind }: Change, sources: readonly ChangeKind[]) =>
  kind === "everything" || sources.includes(kind);

/** A value that nobody can change, all the way down. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
