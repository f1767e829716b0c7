/**
 * Returns the origin of a whole address, without a slash at its end; undefined for a text that is
 * no web address, and for an address with a path, a query or credentials.
 */
export function webOrigin(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  return href === `${origin}/` ? origin : undefined;
}
