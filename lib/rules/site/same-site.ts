/** What a request says of the page that made it. */
export interface RequestOrigin {
  /** `Sec-Fetch-Site`, which no page can set: same-origin, same-site, cross-site or none. */
  fetchSite: string | null;
  /** `Origin`: that page's scheme and host, or `null` where it hides them. */
  origin: string | null;
}

/**
 * True unless a browser made the request from a page of another site. A server, which sends
 * neither header, passes: it holds no cookie of a visitor that could be abused.
 * @param ours addresses of the site itself: `https://host`, or the host alone
 */
export function isSameSite({ fetchSite, origin }: RequestOrigin, ours: string[]): boolean {
  // `none` is the visitor's own doing: an address typed in, a page loaded again.
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  if (fetchSite === "cross-site") return false;
  if (origin === null) return fetchSite === null;
  // Left are browsers of before 2023, and pages of a neighbouring subdomain, which is not ours.
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return ours.some((address) => {
    // Read with the page's scheme, so that a port which goes without saying makes no difference.
    const url = address.includes("://") ? address : `${protocol}//${address}`;
    return URL.canParse(url) && new URL(url).host === host;
  });
}
