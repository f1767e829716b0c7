import { LRUCache } from "lru-cache";
import { contentChanges } from "@/lib/site/change-log";

/** For how many milliseconds an unknown path is remembered, and how many paths are: of so many letters. */
const REMEMBERED = { ttl: 5_000, max: 5_000, maxSize: 1_000_000 };

interface UnknownPath {
  /** By which the page is kept that says so (`PageRequest`). */
  key: string;
  /** The count of changes before the path was looked up: a later one may have added its page. */
  since: number;
}

/** Remembers paths that led nowhere until something changes, so that they cost no more than a page. */
export function unknownPaths() {
  const remembered = new LRUCache<string, UnknownPath>({
    ...REMEMBERED,
    sizeCalculation: (_, path) => path.length,
  });
  return {
    remember(path: string, unknown: UnknownPath): void {
      remembered.set(path, unknown);
    },
    /** The key of the page that a path is answered with; undefined for one that may lead somewhere. */
    keyOf(path: string): string | undefined {
      const unknown = remembered.get(path);
      return unknown?.since === contentChanges().count ? unknown.key : undefined;
    },
  };
}
