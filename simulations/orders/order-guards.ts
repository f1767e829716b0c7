import type { ORDER_RACES } from "./order-races";

/** Guards of the database that keep a race of orders from being won twice. */
export const ORDER_GUARDS: Record<keyof typeof ORDER_RACES, string> = {
  oneHeap: "alter table stock drop constraint stock_never_negative",
  oneCode: "alter table discount drop constraint discount_uses_within",
  onePerson: "alter table discount_use drop constraint discount_use_within",
  onePhone: "alter table discount_use drop constraint discount_use_by_phone_within",
  oneKey: 'alter table shop_order drop constraint "shop_order_id_site_idempotency_key_unique"',
};
