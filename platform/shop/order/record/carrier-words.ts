import { inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { carriers } from "@/platform/db/schema/delivery";
import type { OrderCarrier } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";

/** The carrier of an order, and the language in which the order was made. */
interface CarriedOrder {
  idCarrier: number | null;
  carrier: OrderCarrier | null;
  language: LanguageCode;
}

/**
 * Reads what the carriers of orders are called in a language. What is called otherwise by now stays as it was.
 */
export async function readCarrierWords(tx: Sql, orders: CarriedOrder[], to: LanguageCode) {
  const ids = orders.flatMap(({ idCarrier: id }) => (id === null ? [] : [id]));
  const rows =
    ids.length === 0 ? [] : await tx.select().from(carriers).where(inArray(carriers.id, ids));
  return ({ idCarrier, carrier, language }: CarriedOrder): OrderCarrier | null => {
    const known = rows.find(({ id }) => id === idCarrier)?.translations;
    return carrier && known && known[language].name === carrier.name
      ? { ...carrier, name: known[to].name }
      : carrier;
  };
}
