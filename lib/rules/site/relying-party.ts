/** The relying party of a passkey, and the origins that may ask for it (WebAuthn §5.1). */
export interface RelyingParty {
  /** The host's name. */
  id: string;
  origin: string;
}

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith("[");

/**
 * The relying party of a site, from the address that its owner has set and never from what a call
 * says; null where browsers allow none: without https, but for this machine itself, or at an address
 * of numbers.
 */
export function relyingParty(siteUrl: string): RelyingParty | null {
  if (!URL.canParse(siteUrl)) return null;
  const { protocol, hostname, origin } = new URL(siteUrl);
  const isSecure = protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  return isSecure && !isAddress(hostname) ? { id: hostname, origin } : null;
}
