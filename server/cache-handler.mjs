import { join } from "node:path";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import {
  areTagsExpired,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import {
  instantNow,
  instantShown,
  LONGEST_RENDER,
  noteTags,
  tagsOfPage,
} from "./page-cache/page-tags.mjs";
import { openPictureStore } from "./picture-store.mjs";

/** Room for some ten thousand pictures of the usual size. */
const MAX_BYTES = 256 * 2 ** 20;

/** Node gives a module of CommonJS as a whole, a bundler its default export. */
const FileSystemCache =
  /** @type {{ default?: typeof fileSystemCache }} */ (fileSystemCache).default ?? fileSystemCache;

/** @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} NextCacheHandler */
/** @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue} Kept */

/** @type {Map<string, ReturnType<typeof openPictureStore<Kept>>>} */
const stores = new Map();

/**
 * Instants that pages show, in milliseconds by `instantNow`. Next takes a page for as new as its
 * end, and would keep one that was begun before a change.
 * @type {WeakMap<object, number>}
 */
const instants = new WeakMap();

/**
 * Cache of Next's pages and pictures (`cacheHandler` in `next.config.ts`). Pages stay in the
 * memory, as they do by Next's own handler here: paths that anybody makes up must not fill the
 * disk. Pictures go there, since to encode one takes a tenth of a second; Next's setting keeps both
 * on the disk or none.
 *
 * @implements {NextCacheHandler}
 */
export default class CacheHandler extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    this.serverFolder = context.serverDistDir;
  }

  /** Returns the process's one store of a folder, since it counts the bytes there. */
  get pictures() {
    const folder = join(this.serverFolder, "..", "cache", "pictures");
    const store = stores.get(folder) ?? openPictureStore(folder, MAX_BYTES);
    stores.set(folder, store);
    return store;
  }

  /**
   * @override
   * @param {Parameters<NextCacheHandler["get"]>} args
   */
  async get(...args) {
    const [key, { kind }] = args;
    if (kind === "IMAGE") return (await this.pictures.read(key)) ?? null;
    const kept = await super.get(...args);
    if (kept?.value?.kind !== "APP_PAGE") return kept;
    const at = instants.get(kept.value);
    if (at !== undefined && areTagsExpired(tagsOfPage(kept.value), at)) return null;
    noteTags(kept.value);
    return at === undefined ? kept : { ...kept, lastModified: at };
  }

  /**
   * Ends tags at once, by the clock that renders begin by and that Next looks at. Its own handler
   * writes down the wall clock, which drifts away from it: a tag would end too late, or what was
   * read just before would stay.
   * @override
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations] in seconds
   */
  async revalidateTag(tags, durations = { expire: 0 }) {
    const now = instantNow();
    const { expire } = durations;
    for (const tag of [tags].flat()) {
      const ends = expire === undefined ? {} : { expired: now + expire * 1000 };
      tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, ...ends });
    }
  }

  /**
   * @override
   * @param {Parameters<FileSystemCacheSet>} args
   */
  async set(...args) {
    const [key, value] = args;
    if (value?.kind === "APP_PAGE") {
      noteTags(value);
      // After a render that has failed, Next puts the page of before back.
      const known = instants.get(value) ?? Number.POSITIVE_INFINITY;
      instants.set(value, Math.min(known, instantShown() ?? instantNow() - LONGEST_RENDER));
    }
    if (value?.kind !== "IMAGE") return super.set(...args);
    await this.pictures.write(key, { lastModified: Date.now(), value });
  }
}

/** @typedef {InstanceType<typeof fileSystemCache>["set"]} FileSystemCacheSet */
