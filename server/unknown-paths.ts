import { LRUCache } from "lru-cache";
import { contentChanges } from "@/lib/site/change-log";

/** Milliseconds for which an unknown path is remembered, and the most paths and letters of them. */
const REMEMBERED = { ttl: 5_000, max: 5_000, maxSize: 1_000_000 };

interface UnknownPath {
  /** Key of the page that says so (`PageRequest`). */
  key: string;
  /** Count of changes before the path was looked up: a later one may have added its page. */
  since: number;
}

/** Remembers paths that led nowhere until a change, so that they cost no more than a page. */
export function unknownPaths() {
  const remembered = new LRUCache<string, UnknownPath>({
    ...REMEMBERED,
    sizeCalculation: (_, path) => path.length,
  });
  return {
    remember(path: string, unknown: UnknownPath): void {
      remembered.set(path, unknown);
    },
    /** Returns the key of the page for a path; undefined for one that may lead somewhere. */
    keyOf(path: string): string | undefined {
      const unknown = remembered.get(path);
      return unknown?.since === contentChanges().count ? unknown.key : undefined;
    },
  };
}
