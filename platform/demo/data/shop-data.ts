import type { award, declination, product, stock } from "@/platform/db/schema/catalogue";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { accessPoint, carrier, carrierRate, schedule } from "@/platform/db/schema/delivery";
import type { discount } from "@/platform/db/schema/discount";
import type { Row } from "./row";

/** A product with the ways in which it is sold, in the order in which one chooses. */
export interface ProductData extends Omit<Row<typeof product>, "order" | "translations"> {
  words: (typeof product.$inferInsert)["translations"];
  declinations: DeclinationData[];
}

export interface DeclinationData
  extends Omit<Row<typeof declination>, "order" | "idProduct" | "values" | "idStock"> {
  /** At most three, in the order of the name; `variation` is the French label of one of the site's. */
  values: { variation: string; value: PerLanguage<string> }[];
  /** Reference of the stock that it takes from; null where it never runs out. */
  stock: string | null;
}

export interface AwardData extends Omit<Row<typeof award>, "idProduct" | "translations"> {
  /** Reference of the product that won it. */
  product: string;
  words: (typeof award.$inferInsert)["translations"];
}

export interface CarrierData extends Omit<Row<typeof carrier>, "order" | "translations"> {
  words: (typeof carrier.$inferInsert)["translations"];
  rates: Omit<Row<typeof carrierRate>, "idCarrier">[];
}

export interface ScheduleData extends Omit<Row<typeof schedule>, "idAddress"> {
  /** Place of its address in the site's `companyAddresses`, from 0. */
  address: number;
}

export interface DiscountData extends Omit<Row<typeof discount>, "from" | "until"> {
  /** ISO 8601 instants. */
  from?: string | null;
  until?: string | null;
}

/** What a demonstration site sells, and how it gets to people. */
export interface ShopData {
  /** In the order in which the company would show them. */
  products: ProductData[];
  stocks: Row<typeof stock>[];
  awards: AwardData[];
  carriers: CarrierData[];
  accessPoints: Row<typeof accessPoint>[];
  schedules: ScheduleData[];
  discounts: DiscountData[];
}
