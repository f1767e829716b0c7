import type { CancelReason } from "@/lib/contract/booking-status";
import type { RefundReason } from "@/lib/contract/refund-reason";
import type { bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";

type BookingRow = typeof bookings.$inferSelect;

interface RideCredit {
  amountCents: number;
  reason: RefundReason | CancelReason;
  now: Date;
  /** Receipt of the credit: the same again is the same credit. */
  receipt: string;
  /** True when a refund by hand has already been handed over. */
  isHandedOver: boolean;
}

/** Monthly invoices of businesses as booking needs them, supplied by `business`. */
export interface MonthlyInvoices {
  /**
   * Returns the amount in cents that the monthly invoice of a ride still claims for it, its own
   * deposits apart; zero for a ride that is on none.
   */
  claimCents(tx: Sql, booking: BookingRow): Promise<number>;
  /**
   * Takes an amount off the monthly invoice of a ride by a credit note, which is mailed to the
   * business.
   * @returns false where the same receipt did it before
   */
  creditRide(tx: Sql, booking: BookingRow, credit: RideCredit): Promise<boolean>;
}
