import type { ChangeLog } from "@/lib/site/change-log";
import { instantNow, LONGEST_RENDER } from "./page-tags.mjs";

/** Longest time for which a page that is not kept waits, or is waited for, in milliseconds. */
const LONGEST_BESIDE = 1_000;

/** Most times that a render waits for others which have been outdated meanwhile. */
const MOST_WAITS = 3;

/** Moment that a render shows: a count of changes, and an instant in milliseconds. */
export interface RenderMoment {
  since: number;
  at: number;
}

/** Render that has not begun as long as it waits; until then, its count moves on. */
export interface WaitingRender {
  since: number;
  isWaiting: boolean;
}

interface Following {
  /** Tags of the sources; undefined where they are not known. */
  tags: string[] | undefined;
  /** Most waits for others, and the longest of them, in milliseconds. */
  most?: number;
  longest?: number;
}

/** Render, and the end of all that Next does for it, where that is later. */
interface Rendering<T> {
  rendered: Promise<T>;
  ended?: Promise<unknown>;
}

/**
 * Renders that Next has under way. What two of them read at the same time it reads once, so that a
 * render begun after a change could show what another has read before it.
 */
export function rendersUnderWay(changes: ChangeLog) {
  const underWay = new Set<RenderMoment & { ended: Promise<unknown> }>();

  /**
   * Begins a render once those are over that were begun before a change of its sources.
   * @param render gets the moment that it shows for certain: that of the oldest one beside it
   */
  async function follow<T>(
    waiting: WaitingRender,
    { tags, most = MOST_WAITS, longest = LONGEST_RENDER }: Following,
    render: (moment: RenderMoment) => Rendering<T>,
  ): Promise<T> {
    for (let waits = 1; waiting.isWaiting; waits += 1) {
      waiting.since = changes.count;
      const older = [...underWay].filter(({ since }) => !changes.isCurrent(since, tags));
      waiting.isWaiting = older.length > 0 && waits < most;
      const ends = older.map(({ ended }) => ended);
      if (older.length > 0) await within(longest, Promise.all(ends));
    }
    // Nothing is awaited from here on: the next render has to see this one.
    const moment = { since: waiting.since, at: instantNow() };
    const moments = [moment, ...underWay];
    const { rendered, ended = rendered } = render({
      since: Math.min(...moments.map(({ since }) => since)),
      at: Math.min(...moments.map(({ at }) => at)),
    });
    const noted = { ...moment, ended: within(LONGEST_RENDER, ended).then(over, over) };
    underWay.add(noted);
    function over() {
      underWay.delete(noted);
    }
    return rendered;
  }

  /**
   * Waits before a page that is not kept, and counts it among the renders until Next has ended it.
   * Neither takes longer than a second.
   */
  const followBeside = (ended: Promise<unknown>): Promise<void> =>
    follow(
      { since: changes.count, isWaiting: true },
      { tags: undefined, most: 1, longest: LONGEST_BESIDE },
      () => ({ rendered: Promise.resolve(), ended: within(LONGEST_BESIDE, ended) }),
    );

  return { follow, followBeside };
}

/** Waits for an end, but no longer than so many milliseconds. */
const within = (milliseconds: number, ended: Promise<unknown>): Promise<unknown> =>
  Promise.race([ended, new Promise((resolve) => setTimeout(resolve, milliseconds).unref())]);
