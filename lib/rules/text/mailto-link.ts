import { punycodeAddress } from "./email-address";

/** The link that writes to an address (RFC 6068), in which a sign of its name ends nothing. */
export function mailtoLink(address: string, subject?: string): string {
  const to = encodeURIComponent(punycodeAddress(address)).replace("%40", "@");
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`;
}
