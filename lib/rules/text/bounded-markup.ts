import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from "parse5";

/** What a page or a drawing may have; a logo as it is exported has groups within ten others. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 20_000;
const MAX_ATTRIBUTES = 200;

/** One tag as it opens, with its attributes. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*/gi;
const QUOTED = /"[^"]*"|'[^']*'/g;

class Unbounded extends Error {}

/**
 * True for HTML or a drawing that may be read: whatever goes through it afterwards calls itself for
 * each element within another, and a few letters can open as many as there are of them, or open all that
 * stood before once more in each paragraph.
 */
export function isBoundedMarkup(source: string): boolean {
  // Each is compared with those before.
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
