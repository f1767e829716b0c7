import type { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";

export type Deadline = typeof deadlines.$inferSelect;

export type DeadlineKind =
  /** End of the fifteen minutes for which a vehicle is held during a payment. */
  | "HOLD_OVER"
  /** End of a pay link or a quote. */
  | "PAY_LINK_OVER"
  /** Fifteen working days without the deposit: the company may cancel. */
  | "DEPOSIT_LATE"
  /** Reminder on the day before. */
  | "REMINDER"
  /** Start of the ride: a booking not paid or confirmed by now will not be. */
  | "START"
  /** End of the ride. */
  | "COMPLETE"
  | "INVOICE"
  /** The month of a business is over: its rides are invoiced together. */
  | "BUSINESS_INVOICE"
  /** End of a payment's time at the gateway, which is asked how it ended. */
  | "PAYMENT_OVER"
  /** End of an unpaid order: its stock goes back on sale. */
  | "ORDER_UNPAID"
  /** Parcel that has been on the way for long: its customer is taken to have it. */
  | "ORDER_ARRIVED"
  /** Reduced price that begins or ends. */
  | "REDUCTION_DUE"
  /** Product that is back in stock: customers who wait for it are told. */
  | "RESTOCK"
  /** End of a long wait for a sold-out product: the address is forgotten. */
  | "RESTOCK_OVER"
  /** Places of an event may be free: those who wait get them. */
  | "PLACES_FREE"
  /** Event that was published anew: those registered are told where its time or place is another. */
  | "EVENT_MOVED"
  /** Event that has been over for long enough: its registrations are forgotten. */
  | "EVENT_FORGOTTEN"
  /** Review request for an order. */
  | "ORDER_REVIEW"
  /** Publication of a review that the company has not refused. */
  | "REVIEW_DUE"
  /** End of the time for which a review is shown. */
  | "REVIEW_OVER"
  /** An order of a member whose space was deleted: it names nobody any more. */
  | "ERASE_ORDER"
  | "REFUND"
  /** Money that has moved without the company, or differs: the staff is told. */
  | "MONEY_EVENT"
  /** Comparison of the books with the gateway's. */
  | "GATEWAY_COMPARISON"
  /** Address of the newsletter that never confirmed, or has left: it is forgotten. */
  | "SUBSCRIBER_OVER"
  /** Next portion of subscribers for the letter that is being sent. */
  | "LETTER_PORTION"
  | "PASSWORD_RESET_ASKED"
  /** Account that was asked for and never confirmed: it is forgotten. */
  | "REGISTRATION_OVER"
  /** End of the link to a member's new address: mails forget that address. */
  | "NEW_EMAIL_OVER"
  /** Member with a new address: mails to the former one are erased. */
  | "ADDRESS_LEFT"
  /** Silence of an address for almost three years: its member is told. */
  | "ADDRESS_SILENT"
  /** Silence in the month after that: everything about the address goes. */
  | "FORGET_ADDRESS"
  /** Member whose space was deleted: letters from and to the address are erased. */
  | "ERASE_MEMBER"
  /** A booking of a member whose space was deleted: it names nobody any more. */
  | "ERASE_BOOKING"
  /** Proofs of choices about cookies have been kept for long enough. */
  | "CONSENT_CHOICES_OVER"
  /** An answer to a form was kept for long enough. */
  | "FORM_ANSWER_OVER"
  /** Files that came with answers that are gone. */
  | "FORM_FILES_OVER"
  /** Copy of a proof of identity that was checked or replaced, or whose days are over. */
  | "IDENTITY_COPY_OVER"
  /** Another calendar is read again: vehicles are blocked for its busy times. */
  | "CALENDAR_READING"
  /** Content that appears for visitors, or is over. */
  | "CONTENT_SHOWN"
  /** A notice of the test gateway that is on its way. */
  | "TEST_GATEWAY_NOTICE";

/**
 * Work of a deadline. `prepare` speaks with the outside world, before any transaction and perhaps
 * more than once; its result goes into `run`, whose effect and the deadline's end are one
 * transaction.
 */
export interface DeadlineWork<Found = void> {
  /** True for work about somebody's money: it is never given up, however long a gateway is away. */
  isForever?: boolean;
  prepare?(services: Services, due: Deadline): Promise<Found>;
  run(services: Services, tx: Sql, due: Deadline, found: Found): Promise<void>;
}
