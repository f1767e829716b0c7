import { isPrivatePath } from "./private-path";

/** First parts of paths that the site itself answers at. */
const OWN = new Set([
  "api",
  "_next",
  "admin",
  "en",
  "fr",
  "media",
  "not-found",
  "product",
  "shop",
  "page-style.css",
  "robots.txt",
  "sitemap.xml",
]);

/** Tells whether a page of the site may have a path: nothing of the site itself answers there. */
export function isPagePath(path: string): boolean {
  const [, first = ""] = path.split("/");
  return /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(path) && !OWN.has(first) && !isPrivatePath(path);
}
