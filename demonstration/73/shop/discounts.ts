import type { ShopData } from "@/demonstration/data/shop-data";

const FROM = "2026-01-01T00:00:00Z";
const UNTIL = "2029-12-31T22:59:59Z";

/** Discount codes: ten percent to new customers, carriage free, five euros to five people. */
export const discounts: ShopData["discounts"] = [
  {
    code: "BIENVENUE10",
    kind: "PERCENT",
    percent: 10,
    from: FROM,
    until: UNTIL,
    mostUsesPerPerson: 1,
  },
  { code: "FRANCO", kind: "FREE_SHIPPING", from: FROM, until: UNTIL, minimumCents: 9000 },
  {
    code: "CADEAU5",
    kind: "AMOUNT",
    amountCents: 500,
    from: FROM,
    until: UNTIL,
    minimumCents: 3000,
    mostUses: 5,
    mostUsesPerPerson: 1,
  },
];
