import type { z } from "zod";
import type { StaffPage, staffActionSchema } from "@/lib/contract/booking-staff";
import type { LanguageCode } from "@/lib/contract/locale";
import { mayComplete } from "@/lib/rules/booking/possible-action";
import { refuseReason } from "@/platform/booking/record/cancel-reasons";
import { findBooking } from "@/platform/booking/record/find-booking";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { StaffAccess } from "@/platform/purchase/purchase-access";
import type { Services } from "@/platform/services/services";
import { assignVehicle } from "./assign-vehicle";
import { cancelBooking } from "./cancel-booking";
import { completeBooking } from "./complete-booking";
import { confirmBooking } from "./confirm-booking";
import { priceRequest } from "./price-request";
import { planVehicle, type Return } from "./reclaim-vehicle";
import { recordPayment } from "./record-payment";
import { resumeBooking, suspendBooking } from "./suspend-booking";

type Action = z.output<typeof staffActionSchema>;

export interface CompanyOrder {
  idSite: number;
  language: LanguageCode;
  reference: string;
  opener: StaffAccess;
  action: Action;
  /** Records the author of the act, in the same transaction; not for acts by a link. */
  recordAct?: (tx: Sql, before: BookingRow, after: BookingRow) => Promise<void>;
}

/**
 * Carries out the company's decision about a booking.
 * @throws ApiError CONFLICT when that cannot happen (any more), INVALID_FIELDS, NOT_FOUND
 */
export async function actOnBooking(
  services: Services,
  { idSite, language, reference, opener: access, action, recordAct }: CompanyOrder,
): Promise<StaffPage> {
  const { database, clock } = services;
  return withRetries(async () => {
    const known = await database.inSite(idSite, (tx) => findBooking(tx, reference, access));
    const plan = await planFor(services, known, action);
    return database.inSite(idSite, async (tx) => {
      const before = await findBooking(tx, reference, access, { lock: true });
      const after = await carryOut(services, tx, before, action, plan);
      await recordAct?.(tx, before, after);
      return staffPageView(tx, after, language, clock.now());
    });
  });
}

async function planFor(
  services: Services,
  booking: BookingRow,
  action: Action,
): Promise<Return | undefined> {
  if (action.action === "PRICE") return planVehicle(services, booking, action.idVehicle);
  if (action.action === "ASSIGN")
    return planVehicle(services, booking, action.idVehicle, booking.id);
  // A hold may end before the booking is locked.
  const mayLack = booking.status === "HELD" || booking.status === "AWAITING_DEPOSIT";
  if (action.action !== "CONFIRM" || !mayLack || !booking.idVehicle) return undefined;
  return planVehicle(services, booking, booking.idVehicle);
}

async function carryOut(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  action: Action,
  plan: Return | undefined,
): Promise<BookingRow> {
  const now = services.clock.now();
  switch (action.action) {
    case "CONFIRM":
      return confirmBooking(services, tx, booking, plan);
    case "COMPLETE": {
      if (!mayComplete(booking, now)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
      const { arrivalAt, waitedUntil } = action;
      const waited = waitedUntil ? new Date(waitedUntil) : undefined;
      if (waited && waited > now) throw invalidFields({ waitedUntil: "TIME_TO_COME" });
      return completeBooking(services, tx, booking, "COMPANY", {
        arrivalAt: arrivalAt ? new Date(arrivalAt) : undefined,
        waitedUntil: waited,
      });
    }
    case "SUSPEND":
      return suspendBooking(services, tx, booking, new Date(action.since));
    case "RESUME":
      return resumeBooking(services, tx, booking);
    case "ASSIGN":
      return assignVehicle(services, tx, booking, plan);
    case "CANCEL": {
      const { reason, note } = action;
      refuseReason(booking, reason, now);
      return (await cancelBooking(services, tx, booking, { reason, note, by: "COMPANY" })).booking;
    }
    case "RECORD_PAYMENT":
      return recordPayment(services, tx, booking, action);
    case "PRICE":
      return priceRequest(services, tx, booking, action, plan);
  }
}
