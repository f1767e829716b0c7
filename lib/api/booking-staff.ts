import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import type { BookingLink } from "./booking-page";
import type { Call } from "./call";

/** A booking as the company sees it; the key is the company's own. */
export const getStaffPage = (call: Call, { reference, key }: BookingLink) =>
  call<StaffPage>("GET", `/booking/${encodeURIComponent(reference)}/company`, { query: { key } });

/** What the company does about a booking. @throws CallError 409 when it cannot be done now */
export const actOnBooking = (call: Call, { reference, key }: BookingLink, action: StaffAction) =>
  call<StaffPage>("POST", `/booking/${encodeURIComponent(reference)}/company`, {
    query: { key },
    body: action,
  });
