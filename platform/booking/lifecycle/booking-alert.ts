import type { AlertKind } from "@/lib/contract/admin/alert";
import type { StaffAlert } from "@/platform/alert/staff-alert";
import type { BookingMessage } from "@/platform/booking/mails/booking-messages";
import type { BookingNoticeDetails } from "@/platform/booking/mails/booking-notice";
import type { BookingRow } from "@/platform/db/schema/booking";
import { mailFigures } from "@/platform/mail/mail-figures";

/** Names the alert to the staff for a step of a booking; none for the company's own acts. */
export function bookingAlert(
  message: BookingMessage,
  booking: BookingRow,
  { by }: Pick<BookingNoticeDetails, "by">,
): StaffAlert | undefined {
  const kind = by === "COMPANY" ? undefined : kindOf(message, booking);
  if (!kind) return undefined;
  const { reference, startAt, version } = booking;
  const path = `/admin/booking/${reference}`;
  return {
    kind,
    event: `booking:${reference}`,
    once: version,
    detail: (language) =>
      `${reference} · ${mailFigures(language).shortInstant(startAt.toISOString())}`,
    path: `${path}${ASKED[kind] ?? ""}`,
  };
}

/** Action asked of the company at once, over the screen of the booking. */
const ASKED: Partial<Record<AlertKind, string>> = {
  TO_CONFIRM: "?do=CONFIRM",
  REQUEST: "?do=PRICE",
};

function kindOf(message: BookingMessage, booking: BookingRow): AlertKind | undefined {
  const isToConfirm = booking.status === "AWAITING_CONFIRMATION";
  switch (message) {
    case "received":
      return isToConfirm ? "TO_CONFIRM" : "BOOKING";
    case "paid":
      return isToConfirm ? "TO_CONFIRM" : undefined;
    case "requested":
      return "REQUEST";
    case "cancelled":
      return booking.cancelReason === "CARD_REFUSED" ? "PAYMENT_FAILED" : "CANCELLED";
    case "withdrawn":
      return "CANCELLED";
    default:
      return undefined;
  }
}
