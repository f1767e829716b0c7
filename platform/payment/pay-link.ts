import { and, desc, eq, gt, gte } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";
import { randomCode } from "@/platform/db/random-code";
import { payLinks } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { OnlinePayable } from "./payable";

const HOUR = 60 * 60_000;

/** §9 Pay link validity. */
export const PAY_LINK_TIME = 48 * HOUR;

export type PayLinkRow = typeof payLinks.$inferSelect;

/** Returns the path of the page that pays a link. */
export const payPath = (code: string, language: LanguageCode): string =>
  localisedPath(`/payment/${code}`, localeFromCode(language) ?? "fr");

/**
 * Finds the valid pay link, or makes one.
 * @param time.goodUntil instant until which it has to be valid at least; now by default
 */
export async function goodPayLink(
  tx: Sql,
  idSite: number,
  payable: OnlinePayable,
  time: { now: Date; expiresAt: Date; goodUntil?: Date },
): Promise<PayLinkRow> {
  const isOfPayable =
    "idOrder" in payable
      ? eq(payLinks.idOrder, payable.idOrder)
      : eq(payLinks.idBooking, payable.idBooking);
  const { now: createdAt, expiresAt, goodUntil } = time;
  const isGood = goodUntil ? gte(payLinks.expiresAt, goodUntil) : gt(payLinks.expiresAt, createdAt);
  const [good] = await tx
    .select()
    .from(payLinks)
    .where(and(isOfPayable, isGood))
    .orderBy(desc(payLinks.expiresAt))
    .limit(1);
  return good ?? newPayLink(tx, { idSite, ...payable, createdAt, expiresAt });
}

export async function newPayLink(
  tx: Sql,
  values: { idSite: number; createdAt: Date; expiresAt: Date } & OnlinePayable,
): Promise<PayLinkRow> {
  const [made] = await tx
    .insert(payLinks)
    .values({ code: randomCode(), ...values })
    .returning();
  if (!made) throw new Error("The pay link was not stored");
  return made;
}
