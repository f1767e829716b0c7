/** Where browsers have their push services: Chrome and its kin, Firefox, Safari, Edge. */
const HOSTS = ["fcm.googleapis.com", "web.push.apple.com"];
const DOMAINS = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/**
 * True for an address that alerts may be sent to. A browser gives it, so it may be anything: it has to
 * be one of the known push services over https, on its usual port, and nothing within our own network.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
