/** Query parameters that name the advertisement or letter a visitor came by. */
const OF_CAMPAIGN = /^(?:utm_|mtm_|pk_|gclid$|gbraid$|wbraid$|fbclid$)/;

/** Returns a page's address for a tool, without the searches and form values in its query. */
export function measuredAddress(address: string): string {
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => OF_CAMPAIGN.test(name));
  url.search = new URLSearchParams(kept).toString();
  url.hash = "";
  return url.href;
}
