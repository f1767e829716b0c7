import type { Actor } from "@/lib/contract/booking-status";

interface Line {
  event: string;
  by: Actor;
  reason?: string | null;
}

/** Events shown to the company alone: the reservation of the vehicle or the bottles. */
const FOR_COMPANY = new Set(["HOLD"]);

const TAKEN_BACK = "UNDO_";

/** Leaves out the events that were taken back, together with their taking back. */
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
 * Returns a history for people, without the entry that the sum due has come in: the payment before
 * it tells that. A refused card is told as that, and not as the end of the order, which another
 * card brings back.
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
 * Tells whether a customer sees the author of an event: people, and the bank that refused a card. A
 * deadline that passes and a payment that comes in speak for themselves.
 */
export const saysWho = ({ by, event }: Pick<Line, "by" | "event">): boolean =>
  by === "CUSTOMER" || by === "COMPANY" || event === "CARD_REFUSED";
