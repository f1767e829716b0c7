import { tabStorage } from "@/lib/browser/storage";

const nameOf = (path: string): string => `panel.${path}`;

export function rememberListQuery(path: string, search: string): void {
  if (search) tabStorage.setItem(nameOf(path), search);
  else tabStorage.removeItem(nameOf(path));
}

/** Returns the address of a list as it was left in this tab, unless it has a query. */
export const listAsLeft = (path: string): string =>
  path.includes("?") ? path : path + (tabStorage.getItem(nameOf(path)) ?? "");
