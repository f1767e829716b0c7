import { eq } from "drizzle-orm";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { businessPrice } from "@/lib/rules/booking/business-price";
import { depositOf } from "@/lib/rules/booking/deposit";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { settleOnAccount } from "@/platform/booking/business/settle-on-account";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { noteBooking } from "@/platform/booking/record/move-booking";
import type { BookingRow } from "@/platform/db/schema/booking";
import { businesses } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { setCompletion } from "./ride-deadlines";
import { setInvoiceDeadline } from "./set-invoice-deadline";

/** Statuses in which a booking can go on an account or leave it: ordered, not invoiced. */
const CHARGEABLE = new Set<BookingStatus>([
  "HELD",
  "AWAITING_DEPOSIT",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
  "DONE",
]);

export const mayCharge = ({ status, idBusinessInvoice }: BookingRow): boolean =>
  CHARGEABLE.has(status) && idBusinessInvoice === null;

/**
 * Puts a booking on the account of a business, at its terms, or takes it off; in a transaction that
 * has it locked. Where nothing is due before the ride any more, it goes on as if that had been
 * paid.
 * @throws ApiError CONFLICT for one that is invoiced, has ended or was paid beyond the new price;
 *   INVALID_FIELDS for a business that books no more, or a cost centre that it does not have
 */
export async function chargeToBusiness(
  tx: Sql,
  booking: BookingRow,
  { idBusiness, costCentre }: { idBusiness: number | null; costCentre: string | null },
  now: Date,
): Promise<BookingRow> {
  if (!mayCharge(booking)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  const business = idBusiness === null ? undefined : await findBusiness(tx, idBusiness);
  if (business) checkCostCentre(business, costCentre);
  const { coveredCents } = await moneyOf(tx, booking.id);
  const price = business ? businessPrice(booking, termsFor(booking, business)) : ownPrice(booking);
  if (price.totalCents < coveredCents) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  const noted = await noteBooking(
    tx,
    booking,
    "CHARGE",
    { at: now, by: "COMPANY" },
    {
      ...pricedPart(price),
      // A sum due before may not have been paid; a ride that is on stays on.
      dueCents: business
        ? price.dueCents
        : Math.min(price.dueCents, booking.dueCents || coveredCents),
      idBusiness: business?.id ?? null,
      costCentre: business ? costCentre : null,
    },
  );
  const settled = await settleOnAccount(tx, noted, now);
  if (settled.status === "FINAL" && noted.status === "CONFIRMED") await setCompletion(tx, settled);
  if (settled.status === "DONE") await setInvoiceDeadline(tx, settled, now);
  return settled;
}

async function findBusiness(tx: Sql, id: number): Promise<BusinessRow> {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, id));
  if (!row?.isActive) throw invalidFields({ idBusiness: "INVALID" });
  return row;
}

function checkCostCentre({ costCentres }: BusinessRow, costCentre: string | null): void {
  if (costCentre !== null && !costCentres.includes(costCentre)) {
    throw invalidFields({ costCentre: "INVALID" });
  }
}

/** Returns a business's terms for a booking: an agreed price has its discount in it already. */
function termsFor({ lines }: BookingRow, { discountPercent, asksDeposit }: BusinessRow) {
  const isAgreed = lines.some(({ code }) => code === "AGREED");
  return { discountPercent: isAgreed ? 0 : discountPercent, asksDeposit };
}

function ownPrice(booking: BookingRow) {
  const price = businessPrice(booking, { discountPercent: 0, asksDeposit: true });
  const depositCents = depositOf(price.totalCents);
  return { ...price, depositCents, dueCents: depositCents };
}

const pricedPart = (price: ReturnType<typeof ownPrice>) => ({
  lines: price.lines,
  totalCents: price.totalCents,
  vatCents: price.vatCents,
  depositCents: price.depositCents,
});
