import type { LanguageCode } from "@/lib/contract/locale";
import { refundDeadline } from "@/lib/rules/booking/cancellation";
import { mailFigures } from "@/platform/mail/mail-figures";

export interface HasHistory {
  history: { at: string; event: string }[];
}

/** Returns the time of the last change, as ISO 8601. */
const lastChangeOf = ({ history }: HasHistory): string => history.at(-1)?.at ?? "";

/** Returns the time of the cancellation, as ISO 8601: its refund follows it in the history. */
export const endOfBooking = (page: HasHistory): string =>
  page.history.findLast(({ event }) => event === "CANCEL")?.at ?? lastChangeOf(page);

/**
 * Returns the last day for the refund of a withdrawal: 14 days from it, or the day on which the
 * goods came back, if that is later (Code de la consommation, L221-24).
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

/** Returns the last day for a refund made now (§9; Code de la consommation, L221-24). */
export function refundDay(page: HasHistory, language: LanguageCode): string {
  const until = refundDeadline(new Date(lastChangeOf(page)));
  return mailFigures(language).lastDay(until.toISOString());
}
