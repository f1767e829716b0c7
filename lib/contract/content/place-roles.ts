import type { PageRole } from "@/lib/contract/page";
import { CONTENTS } from "./contents";

export const ROLES_ABOVE_CONTENTS: ReadonlySet<PageRole | null> = new Set(
  CONTENTS.flatMap(({ under }) => (under ? [under] : [])),
);

/** Roles of pages that list the contents below, page after page. */
export const LISTING_ROLES: ReadonlySet<PageRole | null> = new Set(
  [...ROLES_ABOVE_CONTENTS].filter((role) => role !== "CONTACT"),
);
