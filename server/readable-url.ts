/** Segments that stand for the folder itself or the one above it, and what browsers take for a slash. */
const IS_ROUNDABOUT = /\/(?:\.|%2e){1,2}(?:\/|$)|\\/i;

/**
 * An address as a browser would send it: without `.` and `..`, so that what is checked of a path is what
 * it leads to. A path that cannot be decoded names no page: asked for by its own letters, it is a 404.
 */
export function readableUrl(url: string): string {
  const [path = "/", ...query] = url.split("?");
  const decodable = path.includes("%") ? path.split("/").map(readable).join("/") : path;
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
