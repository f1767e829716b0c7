/** Path of a later page of a list: `/carnet/page/2` is the second one of the list at `/carnet`. */
const LATER_PAGE = /^(.*)\/page\/([2-9]|[1-9]\d{1,3})$/;

/**
 * Returns the list of a path, and the number of its page: the first page has the path of the list
 * itself.
 * @param path without its locale prefix
 */
export function readListPage(path: string): { path: string; number: number } {
  const [, list, number] = LATER_PAGE.exec(path) ?? [];
  return number === undefined ? { path, number: 1 } : { path: list || "/", number: Number(number) };
}

export const listPagePath = (path: string, number: number): string =>
  number === 1 ? path : `${path === "/" ? "" : path}/page/${number}`;
