import { LRUCache } from "lru-cache";
import type { Change } from "@/lib/contract/change";
import { changesIn } from "./announce";
import type { Sql } from "./sql";

type ChangeKind = Change["kind"];

/** Number of sites for which values are kept; a caller may name sites that do not exist. */
const MAX_SITES = 1_000;

type Read<T> = (tx: Sql) => Promise<T>;

interface SiteValues {
  values: Map<Read<unknown>, { value: unknown; sources: readonly ChangeKind[] }>;
  /** Counts how often something was forgotten: a read that spans such a moment is not kept. */
  age: number;
}

const served = new WeakMap<Sql, SiteValues>();

/**
 * Makes a read that seldom changes keep its result in memory, for each site, until one of its
 * sources is announced to have changed. All calls share the result, so it is frozen.
 *
 * A transaction that has changed a source itself reads anew, and so does a handle of no site. A
 * read that began before a change is given to its caller, and not kept.
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

/** Results of the kept reads of a database, by site. */
export class KeptValues {
  readonly #sites = new LRUCache<number, SiteValues>({ max: MAX_SITES });

  /** Answers the kept reads in a transaction for its site. */
  serve(tx: Sql, idSite: number): void {
    let site = this.#sites.get(idSite);
    if (!site) {
      site = { values: new Map(), age: 0 };
      this.#sites.set(idSite, site);
    }
    served.set(tx, site);
  }

  /** Forgets values made from the changed sources of a site. */
  forget(idSite: number, changes: readonly Change[]): void {
    const site = this.#sites.get(idSite);
    if (!site) return;
    site.age += 1;
    for (const [read, { sources }] of site.values) {
      if (changes.some((change) => isOf(change, sources))) site.values.delete(read);
    }
  }

  forgetEverywhere(change: Change): void {
    // A copy: `forget` moves each site to the end of the map that this loop goes through.
    for (const idSite of [...this.#sites.keys()]) this.forget(idSite, [change]);
  }
}

const isOf = ({ kind }: Change, sources: readonly ChangeKind[]) =>
  kind === "everything" || sources.includes(kind);

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
