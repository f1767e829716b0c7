import type { PaymentRow } from "@/platform/services/payable";

const MINUTE = 60_000;

/** Time for the gateway to tell the end of a payment after its time is over. */
const SETTLING = 2 * MINUTE;

/** Interval after which a payment under way is looked at again. */
const AGAIN = 10 * MINUTE;

/**
 * Returns the instant until which somebody may be paying now; undefined when nobody is. A payment
 * that was left open counts for its own time and no longer; the end of one that is under way only
 * its gateway knows.
 */
export function payingUntil(payments: PaymentRow[], now: Date): Date | undefined {
  const ends = payments.flatMap(({ status, expiresAt }) => {
    if (status === "UNDER_WAY") return [now.getTime() + AGAIN];
    return status === "OPEN" ? [expiresAt.getTime() + SETTLING] : [];
  });
  const end = Math.max(...ends);
  return end > now.getTime() ? new Date(end) : undefined;
}
