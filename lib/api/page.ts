import type { Addresses, PageDetail, PageMenu, PagePlace } from "@/lib/contract/page";
import type { Call } from "./call";

/** What the frame of every page needs of the others, in the caller's language. */
export const getPageMenu = (call: Call) => call<PageMenu>("GET", "/page/menu");

/** The page at a path without its locale prefix, and those above it. */
export const getPagePlace = (call: Call, path: string) =>
  call<PagePlace>("GET", "/page/at", { query: { path } });

/** A part of the paths of all pages, of `nbItem` pages, by its number from 1. */
export const getPageAddresses = (call: Call, { nbItem, page }: { nbItem: number; page: number }) =>
  call<Addresses>("GET", "/page/address", { query: { nbItem, page } });

/** One page with what it shows, in the caller's language. */
export const getPage = (call: Call, id: number) => call<PageDetail>("GET", `/page/${id}`);
