import type { Change, Source } from "@/lib/contract/change";
import { languageCodeSchema } from "@/lib/contract/locale";

const EVERYTHING: Source = { kind: "everything" };

/** Most things with a known time of change; a provider may name any number. */
const MOST_TAGS = 20_000;

/** Returns a source's tag: `page:12`, `page:12:en`, or `productStock` for any. */
export const tagOf = (source: Source): string =>
  Object.values(source)
    .filter((part) => part !== undefined)
    .join(":");

/** Returns the tags of the sources of an answer; `everything` is always one. */
export const tagsOfSources = (sources: readonly Source[]): string[] =>
  [...sources, EVERYTHING].map(tagOf);

/**
 * Returns the tags that a change ends: its own, that of all things of its kind, and those of the
 * same thing in each language, or in any.
 */
export function tagsOfChange(change: Change): string[] {
  const ended: Source[] = [change, { kind: change.kind }];
  if (change.kind === "page" || change.kind === "component") {
    const { code, ...thing } = change;
    const codes = code ? [code, undefined] : languageCodeSchema.options;
    ended.push(...codes.map((one) => ({ ...thing, code: one })));
  }
  return [...new Set(ended.map(tagOf))];
}

/** Log of the announced changes of the site: their count, and the count at each tag's last end. */
export class ChangeLog {
  #count = 0;
  #lastOf = new Map<string, number>();
  /** Count up to which the single changes are forgotten. */
  #forgotten = 0;

  get count(): number {
    return this.#count;
  }

  note(changes: readonly Change[]): void {
    this.#count += 1;
    if (this.#lastOf.size > MOST_TAGS) {
      this.#lastOf.clear();
      this.#forgotten = this.#count;
    }
    for (const tag of changes.flatMap(tagsOfChange)) this.#lastOf.set(tag, this.#count);
  }

  isChangedSince(count: number, tags: readonly string[]): boolean {
    if (this.#forgotten > count) return true;
    return tags.some((tag) => (this.#lastOf.get(tag) ?? 0) > count);
  }

  /**
   * Tells whether what was made at a count still shows the present.
   * @param tags of its sources; undefined where they are not known, so that any change counts
   */
  isCurrent(count: number, tags: readonly string[] | undefined): boolean {
    return count === this.#count || (tags !== undefined && !this.isChangedSince(count, tags));
  }
}

/** Pages, routes and the server do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.change-log");
type Holder = { [KEY]?: ChangeLog };

export function contentChanges(): ChangeLog {
  const holder = globalThis as Holder;
  holder[KEY] ??= new ChangeLog();
  return holder[KEY];
}
