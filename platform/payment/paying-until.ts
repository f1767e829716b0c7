import type { PaymentRow } from "@/platform/services/payable";

const MINUTE = 60_000;

/** After a payment's time its gateway is asked how it has ended: so long that takes. */
const SETTLING = 2 * MINUTE;

/** After which one that is under way is looked at again. */
const AGAIN = 10 * MINUTE;

/**
 * Until when somebody may be paying who is paying now; undefined when nobody is. A payment that was
 * left open counts for its own time and no longer; the end of one that is under way its gateway
 * alone knows.
 */
export function payingUntil(payments: PaymentRow[], now: Date): Date | undefined {
  const ends = payments.flatMap(({ status, expiresAt }) => {
    if (status === "UNDER_WAY") return [now.getTime() + AGAIN];
    return status === "OPEN" ? [expiresAt.getTime() + SETTLING] : [];
  });
  const end = Math.max(...ends);
  return end > now.getTime() ? new Date(end) : undefined;
}
