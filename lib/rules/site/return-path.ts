const HERE = "http://here.invalid";

/** Returns a path to lead back to; undefined where a browser could read another site's address. */
export function returnPath(path: string | null): string | undefined {
  if (!path?.startsWith("/") || !URL.canParse(path, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  // `//host`, `/\\host` and the like have another origin; `/..//host` becomes `//host`.
  if (origin !== HERE || pathname.startsWith("//")) return undefined;
  return pathname + search + hash;
}
