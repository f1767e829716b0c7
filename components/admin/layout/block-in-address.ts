/** Returns the slug of the block that an address names: a pencil on the site leads to it. */
export function blockInAddress(): string[] {
  const [, slug] = /^#block-([\w-]+)$/.exec(location.hash) ?? [];
  return slug ? [slug] : [];
}
