import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { refundDeadline } from "@/lib/rules/cancellation";
import { mailFigures } from "./mail-figures";

/** When the booking was last changed, as ISO 8601. */
export const lastChangeOf = ({ history, bookedAt }: BookingPage): string =>
  history.at(-1)?.at ?? bookedAt;

/** When it was cancelled, as ISO 8601: its refund follows it in the history. */
export const endOfBooking = (page: BookingPage): string =>
  page.history.findLast(({ event }) => event === "CANCEL")?.at ?? lastChangeOf(page);

/** The last day on which what is given back now may come (§9; Code de la consommation, L221-24). */
export function refundDay(page: BookingPage, language: LanguageCode): string {
  const until = refundDeadline(new Date(lastChangeOf(page)));
  return mailFigures(language).lastDay(until.toISOString());
}
