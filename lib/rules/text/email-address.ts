import { plainWidth } from "./plain-digits";

/** Part before the @: the dot-atom of RFC 5322, which the fields of browsers take too. */
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LOCAL = `${ATOM}(?:\\.${ATOM})*`;
const LABEL = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
const ENDING = "(?:[a-z]{2,}|xn--[a-z\\d-]*[a-z\\d])";

/** E-mail address in punycode; without quoted or non-ASCII names, which few servers take. */
export const EMAIL_ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${ENDING}$`, "i");

/** Domain with letters of other languages, or with punycode to check. */
const WORLD_DOMAIN = /^(?=.*(?:[^\p{ASCII}]|xn--))[\p{L}\p{M}\p{N}.。-]+$/iu;

export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(punycodeAddress(text));

/**
 * Returns an address as it is kept, compared and written to: `jean@château.fr` is
 * `jean@xn--chteau-xta.fr`. A text that is no address stays as it is. Browser and server read it
 * alike, both by the URL standard.
 */
export function punycodeAddress(text: string): string {
  const typed = plainWidth(text);
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1);
  if (at === -1 || !WORLD_DOMAIN.test(domain)) return at === -1 ? text : typed;
  try {
    return `${typed.slice(0, at + 1)}${new URL(`http://${domain}`).hostname}`;
  } catch {
    // No domain has these letters; the space tells the pattern so too.
    return `${typed} `;
  }
}
