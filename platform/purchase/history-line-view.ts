import type { Actor } from "@/lib/contract/booking-status";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";

interface EventRow<Status> {
  at: Date;
  status: Status;
  by: Actor;
  event: string;
  reason: string | null;
  amountCents: number | null;
}

export const historyLineView = <Status>(row: EventRow<Status>) => {
  const { at, status, by, event, reason, amountCents } = row;
  const amount = amountCents === null ? null : eurosFromCents(amountCents);
  return { at: parisIso(at), status, by, event, reason, amount };
};
