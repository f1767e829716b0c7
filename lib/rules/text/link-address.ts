/** Tells whether a link of a text may lead to an address: the API keeps only these. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S|sms:\S|\/(?!\/)|#)/i.test(address);

/**
 * Tells whether an address begins with a scheme that no link of a site has, as browsers read it:
 * without control characters and blanks.
 */
export const hasForeignScheme = (address: string): boolean => {
  const read = address.replace(/[\s\p{Cc}]/gu, "");
  return /^[a-z][a-z\d+.-]*:/i.test(read) && !isLinkAddress(read);
};

/** Returns the address of a link as people type it: `example.fr/vins`, an e-mail address. */
export function typedLinkAddress(text: string): string | undefined {
  const address = text.trim();
  if (isLinkAddress(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(address)) return `https://${address}`;
  return undefined;
}
