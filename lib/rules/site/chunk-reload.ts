const MINUTE = 60_000;

/** Tells whether a page whose code failed to load may reload (§8): at most once a minute. */
export const mayReload = (lastReloadAt: number | null, now: number): boolean =>
  lastReloadAt === null || now - lastReloadAt >= MINUTE || now < lastReloadAt;
