import type { LanguageCode } from "@/lib/contract/locale";
import { refundDeadline } from "@/lib/rules/booking/cancellation";
import { mailFigures } from "@/platform/mail/mail-figures";

/** What has happened to a booking or an order, and when. */
export interface HasHistory {
  history: { at: string; event: string }[];
}

/** When the booking was last changed, as ISO 8601. */
const lastChangeOf = ({ history }: HasHistory): string => history.at(-1)?.at ?? "";

/** When it was cancelled, as ISO 8601: its refund follows it in the history. */
export const endOfBooking = (page: HasHistory): string =>
  page.history.findLast(({ event }) => event === "CANCEL")?.at ?? lastChangeOf(page);

/**
 * The last day for the refund of a withdrawal: 14 days from it, or the day on which the goods came
 * back, if that is later (Code de la consommation, L221-24).
 * @param withdrawnAt ISO 8601
 */
export function withdrawalRefundDay(
  page: HasHistory,
  withdrawnAt: string,
  language: LanguageCode,
): string {
  const until = refundDeadline(new Date(withdrawnAt));
  const back = new Date(Date.parse(lastChangeOf(page)) + 1);
  return mailFigures(language).lastDay((until > back ? until : back).toISOString());
}

/** The last day on which what is given back now may come (§9; Code de la consommation, L221-24). */
export function refundDay(page: HasHistory, language: LanguageCode): string {
  const until = refundDeadline(new Date(lastChangeOf(page)));
  return mailFigures(language).lastDay(until.toISOString());
}
