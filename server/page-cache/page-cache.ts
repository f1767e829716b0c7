import { LRUCache } from "lru-cache";
import type { ChangeLog } from "@/lib/site/change-log";
import { type KeptPage, keepPage, type SentWith } from "./kept-page";
import { instantNow } from "./page-tags.mjs";
import type { RenderedPage } from "./render-in-process";
import { rendersUnderWay, type WaitingRender } from "./renders-under-way";

/** Page that may be kept for everybody, or an answer for its waiting callers alone. */
export type PageAnswer = { kept: KeptPage } | { kept?: never; rendered: RenderedPage };

interface PageCacheSettings {
  /** Bytes of memory that the pages may take. */
  maxBytes: number;
  changes: ChangeLog;
}

interface PageRender {
  /** Key that the page is kept by (`PageRequest`). */
  key: string;
  /** Makes the page. @param at instant that it shows for certain, in milliseconds */
  render: (at: number) => Promise<RenderedPage>;
  /** True for a render by Next, which reads for several at once (`rendersUnderWay`). */
  isByNext?: boolean;
  /** Returns the status and headers to send with it, once it was rendered. */
  sentWith?: () => SentWith;
}

/** Counts of the cache since the start, and the bytes in it. */
export interface PageCacheFigures {
  hits: number;
  misses: number;
  bytes: number;
  /** Number of requests to Next, and of those under way. */
  renders: number;
  rendersUnderWay: number;
}

export type PageCache = ReturnType<typeof pageCache>;

/** Page, as it was made after a count of changes. */
interface Made {
  page: KeptPage;
  tags: string[] | undefined;
  /** Count of the last change that it is known to show. */
  since: number;
}

/** Answer that is being made since a count of changes. */
interface Making extends WaitingRender {
  /** Tags of its sources; undefined until they are known. */
  tags?: string[] | undefined;
  answer: Promise<PageAnswer>;
}

/**
 * Keeps finished pages in memory, each until one of its sources is announced to have changed, or
 * until any change where they are not known. Each is rendered once, however many wait for it. A
 * render begun before such a change is not shown to callers who ask after it.
 */
export function pageCache({ maxBytes, changes }: PageCacheSettings) {
  // A page older than a change is not shown, but its bytes may be the same again.
  const pages = new LRUCache<string, Made>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
  });
  const renders = new Map<string, Making>();
  const underWay = rendersUnderWay(changes);
  let hits = 0;
  let misses = 0;
  let begun = 0;

  function findKept(key: string): KeptPage | undefined {
    const made = pages.get(key);
    if (!made || !changes.isCurrent(made.since, made.tags)) return undefined;
    made.since = changes.count;
    hits += 1;
    return made.page;
  }

  const renderByNext = ({ key, render }: PageRender, making: Omit<Making, "answer">) =>
    underWay.follow(making, { tags: pages.peek(key)?.tags }, ({ since, at }) => {
      begun += 1;
      making.since = since;
      const rendered = render(at);
      return { rendered, ended: rendered.then(endOfRender) };
    });

  async function renderAndKeep(
    page: PageRender,
    making: Omit<Making, "answer">,
  ): Promise<PageAnswer> {
    const { key, render, isByNext, sentWith } = page;
    if (!isByNext) begun += 1;
    const rendered = await (isByNext ? renderByNext(page, making) : render(instantNow()));
    const seconds = keepableSeconds(rendered);
    if (seconds === undefined) return { rendered };
    const { tags } = rendered;
    making.tags = tags;
    const kept = await keepPage(rendered, sentWith?.(), pages.peek(key)?.page);
    if (seconds > 0 && changes.isCurrent(making.since, tags)) {
      pages.set(key, { page: kept, tags, since: changes.count }, { ttl: seconds * 1000 });
    }
    return { kept };
  }

  function begin(page: PageRender): Promise<PageAnswer> {
    const making: Omit<Making, "answer"> = {
      since: changes.count,
      isWaiting: page.isByNext ?? false,
    };
    const answer = renderAndKeep(page, making).finally(() => {
      if (renders.get(page.key)?.answer === answer) renders.delete(page.key);
    });
    renders.set(page.key, Object.assign(making, { answer }));
    return answer;
  }

  /** Returns an answer for a caller at a count of changes, from a render under way if current. */
  async function render(page: PageRender, asked: number): Promise<PageAnswer> {
    const making = renders.get(page.key);
    const isGood = (tags: string[] | undefined) =>
      making &&
      (making.isWaiting || making.since >= asked || changes.isCurrent(making.since, tags));
    // Until it is made, its sources are taken to be those of the last time.
    if (!making || !isGood(making.tags ?? pages.peek(page.key)?.tags)) return begin(page);
    const answer = await making.answer;
    return isGood(making.tags) ? answer : render(page, asked);
  }

  return {
    /** Returns a kept page that is current. */
    find: findKept,
    /** Returns the kept page, or the result of its render, which may be under way already. */
    async findOrRender(page: PageRender): Promise<PageAnswer> {
      const kept = findKept(page.key);
      if (kept) return { kept };
      misses += 1;
      return render(page, changes.count);
    },
    /** Waits until a page that is not kept may be rendered beside those that are. */
    renderBeside: underWay.followBeside,
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

/** Tells whether Next gave a page that it makes anew behind the answer. */
const isMadeAnew = ({ headers }: RenderedPage) => headers["x-nextjs-cache"] === "STALE";

/** Waits a second for a page made anew behind its answer: Next tells no end, and rarely takes longer. */
const endOfRender = (page: RenderedPage) =>
  isMadeAnew(page) ? new Promise((resolve) => setTimeout(resolve, 1_000).unref()) : undefined;

/**
 * Returns the seconds for which an answer may be kept for everybody: undefined for an unfinished
 * page, or one that sets a cookie; 0 for one that Next is about to make anew.
 */
function keepableSeconds(page: RenderedPage): number | undefined {
  const { status, headers } = page;
  if (status !== 200 || headers["set-cookie"] !== undefined) return undefined;
  const shared = /s-maxage=(\d+)/.exec(String(headers["cache-control"]))?.[1];
  if (shared === undefined) return undefined;
  return isMadeAnew(page) ? 0 : Math.min(Number(shared), MOST_SECONDS);
}
