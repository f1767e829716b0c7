import type { z } from "zod";
import type { StaffPage, staffActionSchema } from "@/lib/contract/booking-staff";
import type { LanguageCode } from "@/lib/contract/locale";
import { mayComplete } from "@/lib/rules/booking/possible-action";
import { possibleReasons } from "@/platform/booking/record/cancel-reasons";
import { findBooking } from "@/platform/booking/record/find-booking";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import type { Sql } from "@/platform/db/database";
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

/** What the company does with which booking. */
export interface CompanyOrder {
  idSite: number;
  language: LanguageCode;
  reference: string;
  opener: StaffAccess;
  action: Action;
  /** Writes down who did it, in the same transaction; what a link does is in the history alone. */
  recordAct?: (tx: Sql, before: BookingRow, after: BookingRow) => Promise<void>;
}

/**
 * Carries out what the company decides about a booking.
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
      const row = await findBooking(tx, reference, access, { lock: true });
      const booking = await carryOut(services, tx, row, action, plan);
      await recordAct?.(tx, row, booking);
      return staffPageView(tx, booking, language, clock.now());
    });
  });
}

/** The vehicle that an action needs to be free. */
async function planFor(
  services: Services,
  row: BookingRow,
  action: Action,
): Promise<Return | undefined> {
  if (action.action === "PRICE") return planVehicle(services, row, action.idVehicle);
  if (action.action === "ASSIGN") return planVehicle(services, row, action.idVehicle, row.id);
  // A hold may end before the booking is locked.
  const mayLack = row.status === "HELD" || row.status === "AWAITING_DEPOSIT";
  if (action.action !== "CONFIRM" || !mayLack || !row.idVehicle) return undefined;
  return planVehicle(services, row, row.idVehicle);
}

async function carryOut(
  services: Services,
  tx: Sql,
  row: BookingRow,
  action: Action,
  plan: Return | undefined,
): Promise<BookingRow> {
  const now = services.clock.now();
  switch (action.action) {
    case "CONFIRM":
      return confirmBooking(services, tx, row, plan);
    case "COMPLETE": {
      if (!mayComplete(row, now)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
      const { arrivalAt, waitedUntil } = action;
      const waited = waitedUntil ? new Date(waitedUntil) : undefined;
      if (waited && waited > now) throw invalidFields({ waitedUntil: "TIME_TO_COME" });
      return completeBooking(services, tx, row, "COMPANY", {
        arrivalAt: arrivalAt ? new Date(arrivalAt) : undefined,
        waitedUntil: waited,
      });
    }
    case "SUSPEND":
      return suspendBooking(services, tx, row, new Date(action.since));
    case "RESUME":
      return resumeBooking(services, tx, row);
    case "ASSIGN":
      return assignVehicle(services, tx, row, plan);
    case "CANCEL": {
      const { reason, note } = action;
      refuseReason(row, reason, now);
      return (await cancelBooking(services, tx, row, { reason, note, by: "COMPANY" })).booked;
    }
    case "RECORD_PAYMENT":
      return recordPayment(services, tx, row, action);
    case "PRICE":
      return priceRequest(services, tx, row, action, plan);
  }
}

function refuseReason(
  row: BookingRow,
  reason: Extract<Action, { action: "CANCEL" }>["reason"],
  now: Date,
): void {
  if (possibleReasons(row, now).includes(reason)) return;
  if (reason === "DEPOSIT_LATE") throw new ApiError("CONFLICT", "DEPOSIT_NOT_LATE_YET");
  if (reason === "FORCE_MAJEURE" && row.forceMajeureSince) {
    throw new ApiError("CONFLICT", "FORCE_MAJEURE_TOO_SHORT");
  }
  throw new ApiError("CONFLICT", "REASON_NOT_POSSIBLE");
}
