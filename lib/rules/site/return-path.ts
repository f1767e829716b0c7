const HERE = "http://here.invalid";

/**
 * The path, with its query and its hash, that a form may lead back to; undefined for anything that a
 * browser could take for an address elsewhere.
 */
export function returnPath(path: string | null): string | undefined {
  if (!path?.startsWith("/") || !URL.canParse(path, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  // `//host`, `/\\host` and the like have another origin; `/..//host` becomes `//host`.
  if (origin !== HERE || pathname.startsWith("//")) return undefined;
  return pathname + search + hash;
}
