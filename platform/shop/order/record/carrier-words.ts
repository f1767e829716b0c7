import { inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { carriers } from "@/platform/db/schema/delivery";
import type { OrderCarrier } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";

interface CarriedOrder {
  idCarrier: number | null;
  carrier: OrderCarrier | null;
  language: LanguageCode;
}

/** Reads the carriers' names in a language; a renamed carrier keeps its name in the order. */
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
