/**
 * The origin that a whole address names, without a slash at its end; undefined for what is no address
 * of the web, and for one with a path, a query or credentials.
 */
export function webOrigin(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  return href === `${origin}/` ? origin : undefined;
}
