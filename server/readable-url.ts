/** A path that cannot be decoded names no page: asked for by its own letters, it is a 404. */
export function readableUrl(url: string): string {
  if (!url.includes("%")) return url;
  const [path = "/", ...query] = url.split("?");
  return [path.split("/").map(readable).join("/"), ...query].join("?");
}

function readable(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return encodeURIComponent(segment);
  }
}
