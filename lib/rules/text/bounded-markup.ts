import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from "parse5";

/** Limits of a page or a drawing; a logo as it is exported has groups within ten others. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 20_000;
const MAX_ATTRIBUTES = 200;

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*/gi;
const QUOTED = /"[^"]*"|'[^']*'/g;

class Unbounded extends Error {}

/**
 * Tells whether HTML or a drawing may be read. Later steps call themselves for each element within
 * another, and a few letters can open as many as there are of them, or reopen all the earlier ones
 * in each paragraph.
 */
export function isBoundedMarkup(source: string): boolean {
  // Each attribute is compared with those before.
  for (const [tag] of source.matchAll(TAG))
    if (tag.replace(QUOTED, " ").split(/[\s/]+/, MAX_ATTRIBUTES + 2).length > MAX_ATTRIBUTES + 1)
      return false;
  let depth = 0;
  let elements = 0;
  try {
    parseFragment<DefaultTreeAdapterMap>(source, {
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement: (...element) => {
          elements += 1;
          if (elements > MAX_ELEMENTS) throw new Unbounded();
          return defaultTreeAdapter.createElement(...element);
        },
        onItemPush: () => {
          depth += 1;
          if (depth > MAX_DEPTH) throw new Unbounded();
        },
        onItemPop: () => {
          depth -= 1;
        },
      },
    });
    return true;
  } catch (error) {
    if (error instanceof Unbounded) return false;
    throw error;
  }
}
