import type { Change, Source } from "@/lib/contract/change";

const EVERYTHING: Source = { kind: "everything" };

/** Of how many things it is known when they changed last; a provider may name any number. */
const MOST_TAGS = 20_000;

/** The tag of a source: `page:12`, `elements:logo-footer`, `parameters`, `productStock` for any of them. */
export function tagOf(source: Source): string {
  const [kind, what] = Object.values(source);
  return what === undefined ? String(kind) : `${kind}:${what}`;
}

/** The tags of what something is made from; everything is a source of all there is. */
export const tagsOfSources = (sources: readonly Source[]): string[] =>
  [...sources, EVERYTHING].map(tagOf);

/** The tags that a change ends: its own, and that of all things of its kind. */
export const tagsOfChange = (change: Change): string[] => [
  ...new Set([change, { kind: change.kind }].map(tagOf)),
];

/** The changes of the site that were announced, counted, and the count at which each tag was ended last. */
export class ChangeLog {
  #count = 0;
  #lastOf = new Map<string, number>();
  /** The count up to which nothing more is known than that something changed. */
  #forgotten = 0;

  /** How many times changes were announced. */
  get count(): number {
    return this.#count;
  }

  /** Takes what one notice announces. */
  note(changes: readonly Change[]): void {
    this.#count += 1;
    if (this.#lastOf.size > MOST_TAGS) {
      this.#lastOf.clear();
      this.#forgotten = this.#count;
    }
    for (const tag of changes.flatMap(tagsOfChange)) this.#lastOf.set(tag, this.#count);
  }

  /** Whether one of the tags was ended after a count of this log. */
  isChangedSince(count: number, tags: readonly string[]): boolean {
    if (this.#forgotten > count) return true;
    return tags.some((tag) => (this.#lastOf.get(tag) ?? 0) > count);
  }
}

/** Pages, routes and the server do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.change-log");
type Holder = { [KEY]?: ChangeLog };

/** The log of this process. */
export function contentChanges(): ChangeLog {
  const holder = globalThis as Holder;
  holder[KEY] ??= new ChangeLog();
  return holder[KEY];
}
