import type { CancelReason } from "@/lib/contract/booking-status";
import type { RefundReason } from "@/lib/contract/refund-reason";
import type { bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";

type BookingRow = typeof bookings.$inferSelect;

/** What is taken off a monthly invoice for one of its rides. */
interface RideCredit {
  amountCents: number;
  reason: RefundReason | CancelReason;
  now: Date;
  /** The same again is the same credit. */
  receipt: string;
  /** What goes back by hand was given back already. */
  isHandedOver: boolean;
}

/** What booking has to know of the monthly invoices of businesses, which `business` hands in. */
export interface MonthlyInvoices {
  /**
   * What the monthly invoice of a ride still claims for it, in cents, its own deposits apart; zero for
   * a ride that is on none.
   */
  claimCents(tx: Sql, booking: BookingRow): Promise<number>;
  /**
   * Takes an amount off the monthly invoice of a ride by a credit note, which is mailed to the business.
   * @returns false where the same receipt did it before
   */
  creditRide(tx: Sql, booking: BookingRow, credit: RideCredit): Promise<boolean>;
}
