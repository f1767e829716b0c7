import { punycodeAddress } from "./email-address";

/** Makes the link that writes to an address (RFC 6068), with every sign of its name escaped. */
export function mailtoLink(address: string, subject?: string): string {
  const to = encodeURIComponent(punycodeAddress(address)).replace("%40", "@");
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`;
}
