import type { Review } from "@/lib/contract/review";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { ReviewRow } from "@/platform/db/schema/review";

/** Shows the company's answer to a review; null without one. */
export const answerView = ({ answer, answeredAt }: ReviewRow): Review["answer"] =>
  answer !== null && answeredAt ? { text: answer, answeredAt: parisIso(answeredAt) } : null;

export const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  of: row.idBooking === null ? "ORDER" : "RIDE",
  rating: row.rating,
  text: row.text,
  language: row.language,
  author: row.author,
  experiencedOn: row.experiencedOn,
  publishedAt: parisIso(row.publishedAt ?? row.writtenAt),
  answer: answerView(row),
});
