/** Headers by which a request names the page that made it. */
export interface RequestOrigin {
  /** `Sec-Fetch-Site`, which no page can set: same-origin, same-site, cross-site or none. */
  fetchSite: string | null;
  /** `Origin`: that page's scheme and host, or `null` where it hides them. */
  origin: string | null;
}

/**
 * Tells whether a request may be from the site itself; false when a browser made it from a page of
 * another site. A server, which sends neither header, passes: it holds no cookie of a visitor that
 * could be abused.
 * @param ours addresses of the site itself: `https://host`, or the host alone
 */
export function isSameSite({ fetchSite, origin }: RequestOrigin, ours: string[]): boolean {
  // `none` is the visitor's own action: a typed address, a reloaded page.
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  if (fetchSite === "cross-site") return false;
  if (origin === null) return fetchSite === null;
  // The rest are browsers of before 2023, and pages of a neighbouring subdomain, which is not ours.
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return ours.some((address) => {
    // Read with the page's scheme, so that the default port makes no difference.
    const url = address.includes("://") ? address : `${protocol}//${address}`;
    return URL.canParse(url) && new URL(url).host === host;
  });
}
