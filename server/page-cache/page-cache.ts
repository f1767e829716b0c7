import { LRUCache } from "lru-cache";
import { type KeptPage, keepPage, type SentWith } from "./kept-page";
import type { RenderedPage } from "./render-in-process";

/** A page that may be kept for everybody, or an answer that is for those who wait for it alone. */
export type PageAnswer = { kept: KeptPage } | { kept?: never; rendered: RenderedPage };

interface PageCacheSettings {
  /** How much memory the pages may take. */
  maxBytes: number;
  /** How many changes of the site were announced. */
  changes: () => number;
}

interface PageRender {
  /** What the page is kept by (`PageRequest`). */
  key: string;
  /** Asks Next for it. */
  render: () => Promise<RenderedPage>;
  /** Asked when it was rendered. */
  sentWith?: () => SentWith;
}

/** What the cache has done since the start, and what is in it. */
export interface PageCacheFigures {
  hits: number;
  misses: number;
  bytes: number;
  /** How often Next was asked, and how often it is being asked. */
  renders: number;
  rendersUnderWay: number;
}

export type PageCache = ReturnType<typeof pageCache>;

/**
 * Keeps finished pages in memory until the next change of the site is announced, each rendered once
 * however many wait for it. What was begun before a change is not shown to those who ask after it.
 */
export function pageCache({ maxBytes, changes }: PageCacheSettings) {
  // What is older than the last change is not shown, but its bytes may be the same again.
  const pages = new LRUCache<string, { page: KeptPage; since: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
  });
  const renders = new Map<string, Promise<PageAnswer>>();
  let keptSince = changes();
  let hits = 0;
  let misses = 0;
  let begun = 0;

  function findKept(key: string): KeptPage | undefined {
    noteChange();
    const known = pages.get(key);
    if (known?.since !== keptSince) return undefined;
    hits += 1;
    return known.page;
  }

  /** From now on, what is older than the last change is neither shown nor awaited. */
  function noteChange(): void {
    if (keptSince === changes()) return;
    keptSince = changes();
    renders.clear();
  }

  async function renderAndKeep({ key, render, sentWith }: PageRender): Promise<PageAnswer> {
    const begunAt = keptSince;
    begun += 1;
    const rendered = await render();
    const seconds = keepableSeconds(rendered);
    if (seconds === undefined) return { rendered };
    const page = await keepPage(rendered, sentWith?.(), pages.peek(key)?.page);
    noteChange();
    if (begunAt === keptSince && seconds > 0) {
      pages.set(key, { page, since: begunAt }, { ttl: seconds * 1000 });
    }
    return { kept: page };
  }

  return {
    /** A page that is kept and current. */
    find: findKept,
    /** A page: the kept one, or the result of its render, which may be under way already. */
    async findOrRender(page: PageRender): Promise<PageAnswer> {
      const kept = findKept(page.key);
      if (kept) return { kept };
      misses += 1;
      const running = renders.get(page.key);
      if (running) return running;
      const render = renderAndKeep(page).finally(() => {
        if (renders.get(page.key) === render) renders.delete(page.key);
      });
      renders.set(page.key, render);
      return render;
    },
    figures: (): PageCacheFigures => ({
      hits,
      misses,
      bytes: pages.calculatedSize,
      renders: begun,
      rendersUnderWay: renders.size,
    }),
  };
}

/** Longest time that a page is kept without a change, in seconds; a timer holds no more. */
const MOST_SECONDS = 86_400;

/**
 * For how long an answer may be kept for everybody: undefined for what is no finished page, or sets
 * a cookie; 0 for one that Next is about to make anew.
 */
function keepableSeconds({ status, headers }: RenderedPage): number | undefined {
  if (status !== 200 || headers["set-cookie"] !== undefined) return undefined;
  const shared = /s-maxage=(\d+)/.exec(String(headers["cache-control"]))?.[1];
  if (shared === undefined) return undefined;
  return headers["x-nextjs-cache"] === "STALE" ? 0 : Math.min(Number(shared), MOST_SECONDS);
}
