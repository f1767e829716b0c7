/**
 * Puts what an address suggests ahead of the pages of a site, in a list that stays as long as these
 * are: at most half of it, each page once.
 */
export function likelyPages<T extends { path: string }>(meant: T[], pages: T[]): T[] {
  const paths = new Set<string>(["/"]);
  const isNew = ({ path }: T) => !paths.has(path) && Boolean(paths.add(path));
  const ahead = meant.filter(isNew).slice(0, Math.ceil(pages.length / 2));
  const shown = new Set(ahead.map(({ path }) => path));
  return [...ahead, ...pages.filter(({ path }) => !shown.has(path))].slice(0, pages.length);
}
