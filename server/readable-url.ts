/** Addresses that may have to change: whole ones, or with a dot segment, a code, a backslash. */
const IS_ODD = /^https?:|\/\.|%|\\/i;

/** Segments for the folder itself or the one above, and backslashes, a slash to browsers. */
const IS_ROUNDABOUT = /\/(?:\.|%2e){1,2}(?:\/|$)|\\/i;

/**
 * Returns the path and query of a request as a browser would send them: without `.` and `..`, so
 * that a path is checked for its true target. A path that cannot be decoded names no page: asked
 * for by its own letters, it is a 404. A proxy may send the whole address; its host is left out.
 */
export function readableUrl(url: string): string {
  if (!IS_ODD.test(url)) return url;
  if (/^https?:/i.test(url)) {
    if (!URL.canParse(url)) return "/";
    const { pathname, search } = new URL(url);
    return readableUrl(pathname + search);
  }
  const [path = "/", ...query] = url.split("?");
  const decodable = path.split("/").map(readable).join("/");
  // The host is needed: `//a` alone would be read as one.
  const direct = IS_ROUNDABOUT.test(decodable)
    ? new URL(`http://site.invalid${decodable}`).pathname
    : decodable;
  return [direct, ...query].join("?");
}

function readable(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return encodeURIComponent(segment);
  }
}
