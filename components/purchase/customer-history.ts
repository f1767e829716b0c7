import type { Actor } from "@/lib/contract/booking-status";

/** A line of the history of a booking or an order. */
interface Line {
  event: string;
  by: Actor;
  reason?: string | null;
}

/** What has a line of its own only for the company: the vehicle or the bottles being kept. */
const FOR_COMPANY = new Set(["HOLD"]);

const TAKEN_BACK = "UNDO_";

/** A customer is not told of what was taken back: neither of that, nor of its taking back. */
function standing<Told extends Line>(history: Told[]): Told[] {
  const told: Told[] = [];
  for (const line of history) {
    if (!line.event.startsWith(TAKEN_BACK)) told.push(line);
    else {
      const step = line.event.slice(TAKEN_BACK.length);
      const at = told.findLastIndex(
        ({ event, reason }) => event === step && reason === line.reason,
      );
      if (at >= 0) told.splice(at, 1);
    }
  }
  return told;
}

/**
 * A history as people tell it. That what is due has come in is said by the payment before; a card
 * that was refused is told as that, and not as the end of the order, which another card brings back.
 */
export const customerHistory = <Told extends Line>(
  history: Told[],
  seenBy: "customer" | "company" = "customer",
): Told[] =>
  (seenBy === "company" ? history : standing(history))
    .filter(({ event }) => event !== "PAY")
    .filter(({ event }) => seenBy === "company" || !FOR_COMPANY.has(event))
    .map((line) => {
      const isRefused = line.event === "CANCEL" && line.reason === "CARD_REFUSED";
      return isRefused ? { ...line, event: "CARD_REFUSED" } : line;
    });

/**
 * True where a customer is told who did something: people, and the bank that refused a card. A
 * deadline that passes and a payment that comes in say it themselves.
 */
export const saysWho = ({ by, event }: Pick<Line, "by" | "event">): boolean =>
  by === "CUSTOMER" || by === "COMPANY" || event === "CARD_REFUSED";
