import type { AccountQuote } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { businessPrice } from "@/lib/rules/booking/business-price";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { businessAddress } from "@/platform/booking/business/business-address";
import { businessOfMember } from "@/platform/booking/business/business-terms";
import type { Sql } from "@/platform/db/sql";
import type { PricedRide, VehiclePrice } from "./price-ride";
import { fareLines } from "./quote-view";

/** Prices a ride on the account of the member's business; null for a member of none. */
export async function accountQuote(
  tx: Sql,
  { chosen, prices, vatRate }: PricedRide,
  { idUser, language }: { idUser: number | null; language: LanguageCode },
): Promise<AccountQuote | null> {
  const account = await businessOfMember(tx, { idUser, kind: "PROFESSIONAL" });
  if (!account) return null;
  const { business, costCentre } = account;
  const { costCentres } = business;
  const priceOf = ({ fare: { lines, totalCents, vatCents } }: VehiclePrice) =>
    businessPrice({ lines, totalCents, vatCents, vatRate, depositCents: 0 }, business);
  const price = priceOf(chosen);
  return {
    business: business.name,
    address: businessAddress(business),
    costCentres,
    costCentre: costCentre !== null && costCentres.includes(costCentre) ? costCentre : null,
    paymentDays: business.paymentDays,
    lines: fareLines(price.lines, language),
    total: eurosFromCents(price.totalCents),
    vat: eurosFromCents(price.vatCents),
    deposit: eurosFromCents(price.depositCents),
    dueNow: eurosFromCents(price.dueCents),
    totals: prices.map((one) => eurosFromCents(priceOf(one).totalCents)),
  };
}
