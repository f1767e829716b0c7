import type { KeyLink } from "@/lib/api/by-key";
import type { Purchase } from "./purchase";

/** Returns the path of a purchase's own page, or of a part, without its locale prefix. */
export const purchasePath = (of: Purchase, { reference, key }: KeyLink, part = ""): string =>
  `/${of}/${encodeURIComponent(reference)}${part}${key ? `?${new URLSearchParams({ key })}` : ""}`;

export const bookingPath = (link: KeyLink): string => purchasePath("booking", link);
