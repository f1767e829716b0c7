import type { LanguageCode } from "@/lib/contract/locale";
import { refundDeadline } from "@/lib/rules/cancellation";
import { mailFigures } from "./mail-figures";

/** What has happened to a booking or an order, and when. */
export interface HasHistory {
  history: { at: string; event: string }[];
}

/** When the booking was last changed, as ISO 8601. */
const lastChangeOf = ({ history }: HasHistory): string => history.at(-1)?.at ?? "";

/** When it was cancelled, as ISO 8601: its refund follows it in the history. */
export const endOfBooking = (page: HasHistory): string =>
  page.history.findLast(({ event }) => event === "CANCEL")?.at ?? lastChangeOf(page);

/** The last day on which what is given back now may come (§9; Code de la consommation, L221-24). */
export function refundDay(page: HasHistory, language: LanguageCode): string {
  const until = refundDeadline(new Date(lastChangeOf(page)));
  return mailFigures(language).lastDay(until.toISOString());
}
