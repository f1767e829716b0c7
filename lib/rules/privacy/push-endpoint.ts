import { readOutsideAddress } from "@/lib/rules/site/outside-address";

/** Push services of browsers: Chrome and its kin, Firefox, Safari, Edge. */
const HOSTS = ["fcm.googleapis.com", "web.push.apple.com"];
const DOMAINS = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/**
 * Tells whether alerts may be sent to an address. A browser gives it, so it may be anything: it has
 * to be one of the known push services over https, on its usual port, and written unambiguously.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const address = readOutsideAddress(endpoint);
  if (!address || address.href !== endpoint || address.port !== "") return false;
  const { hostname } = address;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
