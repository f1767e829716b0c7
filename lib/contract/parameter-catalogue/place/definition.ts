import type { Label } from "@/lib/contract/field/field";
import type { PageRole } from "@/lib/contract/page";

/** Page of the site, by its role or by a path that every site has. */
export type PlacePage = { role: PageRole } | { path: string };

/** What a setting changes on the site. */
export type SettingPlace =
  | {
      page: PlacePage;
      /** Selector of what it changes there; all of the page without one. */
      mark?: string;
      /** Window in which it is seen: on a telephone alone, or not there. */
      window?: "phone" | "computer";
    }
  /** What it does, where no page shows it before it is saved. */
  | { elsewhere: Label };

export const HOME: PlacePage = { path: "/" };

type On = Omit<Extract<SettingPlace, { page: PlacePage }>, "page" | "mark">;

/** Declares a place on a page. @param mark selector of what changes; "" for all of the page */
export const on = (page: PlacePage, mark: string, besides: On = {}): SettingPlace => ({
  page,
  ...(mark && { mark }),
  ...besides,
});

export const elsewhere = (fr: string, en: string): SettingPlace => ({ elsewhere: { fr, en } });
