import { AsyncLocalStorage } from "node:async_hooks";

/** The server's bundle and Next's cache handler do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.page-tags");

/** Header under which Next keeps the tags of a page with it. */
const TAGS_HEADER = "x-next-cache-tags";

/** Beginning of tags that Next makes of paths; nothing is announced by them. */
const OF_PATH = "_N_T_";

/** @typedef {AsyncLocalStorage<Set<string>>} Gathering */
const holder = /** @type {{ [KEY]?: Gathering }} */ (/** @type {unknown} */ (globalThis));

/** @returns {Gathering} */
function gathering() {
  holder[KEY] ??= new AsyncLocalStorage();
  return holder[KEY];
}

/**
 * Has Next answer, and gathers the tags of its answer.
 * @template T
 * @param {() => Promise<T>} answer
 * @returns {Promise<{ answered: T, tags: string[] | undefined }>} undefined where Next has told
 *   none
 */
export async function gatherTags(answer) {
  /** @type {Set<string>} */
  const tags = new Set();
  const answered = await gathering().run(tags, answer);
  return { answered, tags: tags.size > 0 ? [...tags] : undefined };
}

/**
 * Notes the tags of a page that Next takes from its cache or puts there, for a caller that gathers
 * them.
 * @param {{ headers?: Record<string, unknown> | undefined } | null | undefined} page
 */
export function noteTags(page) {
  const tags = page?.headers?.[TAGS_HEADER];
  const gathered = gathering().getStore();
  if (!gathered || typeof tags !== "string") return;
  for (const tag of tags.split(",")) if (!tag.startsWith(OF_PATH)) gathered.add(tag);
}
