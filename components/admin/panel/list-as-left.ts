import { tabStorage } from "@/lib/browser/storage";

/** What a list was asked for is kept under this and its path, in each tab by itself. */
const nameOf = (path: string): string => `panel.${path}`;

/** Remembers what a list of the panel is asked for, for the way back to it. */
export function rememberListQuery(path: string, search: string): void {
  if (search) tabStorage.setItem(nameOf(path), search);
  else tabStorage.removeItem(nameOf(path));
}

/** The address of a list as one has left it in this tab; one that asks for something itself stays as it is. */
export const listAsLeft = (path: string): string =>
  path.includes("?") ? path : path + (tabStorage.getItem(nameOf(path)) ?? "");
