import type { OrderPage } from "@/lib/contract/order-page";

/** Writes the returned goods of a history's line in one line: `2 × Muscadet, 1 × Gros-plant`. */
export const goodsText = (goods: OrderPage["history"][number]["returned"]): string =>
  goods.map(({ name, quantity }) => `${quantity}\u00a0×\u00a0${name}`).join(", ");
