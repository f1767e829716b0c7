import type { KeyLink } from "@/lib/api/by-key";
import type { Purchase } from "./purchase";

/** The path of a booking's or an order's own page, or of a part of it, without its locale prefix. */
export const purchasePath = (of: Purchase, { reference, key }: KeyLink, part = ""): string =>
  `/${of}/${encodeURIComponent(reference)}${part}${key ? `?${new URLSearchParams({ key })}` : ""}`;

/** The path of a booking's own page. */
export const bookingPath = (link: KeyLink): string => purchasePath("booking", link);
