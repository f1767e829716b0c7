import type { awards, declinations, products, stocks } from "@/platform/db/schema/catalogue";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type {
  accessPoints,
  carrierRates,
  carriers,
  schedules,
} from "@/platform/db/schema/delivery";
import type { discounts } from "@/platform/db/schema/discount";
import type { Row } from "./row";

/** Product with its declinations, in the order in which a customer chooses. */
export interface ProductData extends Omit<Row<typeof products>, "order" | "translations"> {
  words: (typeof products.$inferInsert)["translations"];
  declinations: DeclinationData[];
}

type Reduced = "reducedCents" | "reducedFrom" | "reducedUntil";

export interface DeclinationData
  extends Omit<
    Row<typeof declinations>,
    | "order"
    | "idProduct"
    | "values"
    | "idStock"
    | "combination"
    | "pricedAt"
    | "chargedCents"
    | Reduced
  > {
  /** Values, three at most, in the order of the name; `variation` is the French label of one. */
  values: { variation: string; value: PerLanguage<string> }[];
  /** Reference of the stock that it takes from; null for a product that never runs out. */
  stock: string | null;
  /** References of the articles in a box, and how many of each. */
  contents?: Record<string, number>;
  /** Reduced price, for whole days before and after the one on which the site is made. */
  reduction?: { cents: number; daysSince: number; daysLeft: number };
}

export interface AwardData extends Omit<Row<typeof awards>, "idProduct" | "translations"> {
  /** Reference of the product that won it. */
  product: string;
  words: (typeof awards.$inferInsert)["translations"];
}

export interface CarrierData extends Omit<Row<typeof carriers>, "order" | "translations"> {
  words: (typeof carriers.$inferInsert)["translations"];
  rates: Omit<Row<typeof carrierRates>, "idCarrier">[];
}

export interface ScheduleData extends Omit<Row<typeof schedules>, "idAddress"> {
  /** Place of its address in the site's `companyAddresses`, from 0. */
  address: number;
}

export interface DiscountData extends Omit<Row<typeof discounts>, "from" | "until"> {
  /** ISO 8601 instants. */
  from?: string | null;
  until?: string | null;
}

/** Goods of a demonstration site, and their ways of delivery. */
export interface ShopData {
  /** Products in the order in which the company would show them. */
  products: ProductData[];
  stocks: Row<typeof stocks>[];
  awards: AwardData[];
  carriers: CarrierData[];
  accessPoints: Row<typeof accessPoints>[];
  schedules: ScheduleData[];
  discounts: DiscountData[];
}
