import { AsyncLocalStorage } from "node:async_hooks";

/** The server's bundle and Next's cache handler do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.page-tags");

/** Longest time that a page takes to be made, in milliseconds. */
export const LONGEST_RENDER = 10_000;

/** Returns the instant by the clock of Next's renders, in milliseconds: no setting of a clock moves it. */
export const instantNow = () => performance.timeOrigin + performance.now();

/** Header under which Next keeps the tags of a page with it. */
const TAGS_HEADER = "x-next-cache-tags";

/** Beginning of tags that Next makes of paths; nothing is announced by them. */
const OF_PATH = "_N_T_";

/**
 * Tags of an answer under way, and the instant that it shows, in milliseconds.
 * @typedef {AsyncLocalStorage<{ tags: Set<string>, at: number }>} Gathering
 */
const holder = /** @type {{ [KEY]?: Gathering }} */ (/** @type {unknown} */ (globalThis));

/** @typedef {{ headers?: Record<string, unknown> | undefined } | null | undefined} PageOfNext */

/** @returns {Gathering} */
function gathering() {
  holder[KEY] ??= new AsyncLocalStorage();
  return holder[KEY];
}

/**
 * Has Next answer, and gathers the tags of its answer.
 * @template T
 * @param {() => Promise<T>} answer
 * @param {number} at instant that the answer shows, in milliseconds
 * @returns {Promise<{ answered: T, tags: string[] | undefined }>} undefined where Next has told
 *   none
 */
export async function gatherTags(answer, at) {
  /** @type {Set<string>} */
  const tags = new Set();
  const answered = await gathering().run({ tags, at }, answer);
  return { answered, tags: tags.size > 0 ? [...tags] : undefined };
}

/**
 * Notes the tags of a page that Next takes from its cache or puts there, for a caller that gathers
 * them.
 * @param {PageOfNext} page
 */
export function noteTags(page) {
  const gathered = gathering().getStore()?.tags;
  if (!gathered) return;
  for (const tag of tagsOfPage(page)) if (!tag.startsWith(OF_PATH)) gathered.add(tag);
}

/** @param {PageOfNext} page */
export function tagsOfPage(page) {
  const tags = page?.headers?.[TAGS_HEADER];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** Returns the instant that the answer under way shows; undefined where nobody gathers its tags. */
export const instantShown = () => gathering().getStore()?.at;
