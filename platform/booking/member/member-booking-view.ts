import { desc, inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { MemberBooking } from "@/lib/contract/member-booking";
import { bookingEnd, isSuspended, isUpcoming } from "@/lib/rules/booking/booking-over";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { toPay } from "@/platform/booking/record/booking-money";
import { heldFor } from "@/platform/booking/record/hold-vehicle";
import { bookingActionsNow } from "@/platform/booking/view/booking-page-view";
import type { BookingRow } from "@/platform/db/schema/booking";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { moneyIn } from "@/platform/payment/money";

/** Shows bookings as their member's list has them; their money and vehicles are read at once. */
export async function memberBookingViews(
  tx: Sql,
  rows: BookingRow[],
  language: LanguageCode,
  now: Date,
): Promise<MemberBooking[]> {
  const ids = rows.map(({ id }) => id);
  const paymentRows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.idBooking, ids))
    .orderBy(desc(payments.id));
  const vehicleRows = await readVehicles(tx);
  return rows.map((row) => {
    const money = moneyIn(paymentRows.filter(({ idBooking }) => idBooking === row.id));
    const heldUntil = heldFor(row, money.payments);
    const vehicle = vehicleRows.find(({ id }) => id === row.idVehicle);
    const { reference, status, cancelReason, kind, service, hours, pickup, dropoff, passengers } =
      row;
    return {
      reference,
      status,
      cancelReason,
      kind,
      service: service && { id: service.id, title: service.title[language] },
      startAt: parisIso(row.startAt),
      returnAt: row.returnAt && parisIso(row.returnAt),
      hours,
      pickup,
      dropoff,
      passengers,
      vehicle: vehicle ? { id: vehicle.id, name: vehicle.name[language] } : null,
      total: eurosFromCents(row.totalCents),
      dueNow: eurosFromCents(toPay(row, money).nowCents),
      payUntil: row.payUntil && parisIso(row.payUntil),
      heldUntil: heldUntil && parisIso(heldUntil),
      may: bookingActionsNow(row, money, now, bookingEnd(row)),
      isSuspended: isSuspended(row),
      isUpcoming: isUpcoming(row, now),
    };
  });
}
