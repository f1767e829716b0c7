/** Providers that ignore dots before the @, with the domain of their mailboxes. */
const WITHOUT_DOTS: Record<string, string> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/**
 * Returns the mailbox of an address, for comparison: `Anne.LeBihan+2@gmail.com` is
 * `annelebihan@gmail.com`. Mails are written to the address itself.
 */
export function mailboxKey(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [name = ""] = address.slice(0, Math.max(at, 0)).split("+", 1);
  const provider = WITHOUT_DOTS[domain];
  const plain = provider ? name.replaceAll(".", "") : name;
  return plain === "" ? address : `${plain}@${provider ?? domain}`;
}
