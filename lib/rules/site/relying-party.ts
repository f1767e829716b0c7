/** Relying party of a passkey, and the origins that may ask for it (WebAuthn §5.1). */
export interface RelyingParty {
  /** Name of the host. */
  id: string;
  origin: string;
}

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith("[");

/**
 * Returns the relying party of a site, from the owner's setting and never from a call; null where
 * browsers allow none: without https, but for this machine itself, or at an address of numbers.
 */
export function relyingParty(siteUrl: string): RelyingParty | null {
  if (!URL.canParse(siteUrl)) return null;
  const { protocol, hostname, origin } = new URL(siteUrl);
  const isSecure = protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  return isSecure && !isAddress(hostname) ? { id: hostname, origin } : null;
}
