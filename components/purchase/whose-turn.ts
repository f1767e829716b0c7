import type { BookingPage } from "@/lib/contract/booking-page";
import type { BookingStatus } from "@/lib/contract/booking-status";

/** Side that acts next: the customer, the company, nobody for now, or nobody any more. */
export type Turn = "you" | "us" | "none" | "over";

export const TURN_EDGE: Record<Turn, string> = {
  you: "border-accent",
  us: "border-line-strong",
  none: "border-success",
  over: "border-line-strong",
};

const TURNS: Record<BookingStatus, Turn> = {
  REQUESTED: "us",
  QUOTED: "you",
  HELD: "you",
  AWAITING_DEPOSIT: "you",
  AWAITING_DIFFERENCE: "you",
  AWAITING_CONFIRMATION: "us",
  CONFIRMED: "you",
  FINAL: "none",
  DONE: "us",
  INVOICED: "over",
  EXPIRED: "over",
  CANCELLED: "over",
};

/** Tells whose turn it is: a purchase that lapsed unpaid is the customer's to revive by paying. */
export function whoseTurn({ status, may }: Pick<BookingPage, "status" | "may">): Turn {
  const turn = TURNS[status];
  return turn === "over" && may.pay && status !== "INVOICED" ? "you" : turn;
}
