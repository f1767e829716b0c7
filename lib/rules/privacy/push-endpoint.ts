import { readOutsideAddress } from "@/lib/rules/site/outside-address";

/** Where browsers have their push services: Chrome and its kin, Firefox, Safari, Edge. */
const HOSTS = ["fcm.googleapis.com", "web.push.apple.com"];
const DOMAINS = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/**
 * True for an address that alerts may be sent to. A browser gives it, so it may be anything: it has to
 * be one of the known push services over https, on its usual port, written so that it is read in one way.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const address = readOutsideAddress(endpoint);
  if (!address || address.href !== endpoint || address.port !== "") return false;
  const { hostname } = address;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
