import type { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";

export type Deadline = typeof deadlines.$inferSelect;

/** What waits for its time. */
export type DeadlineKind =
  /** The fifteen minutes for which a vehicle is held during a payment. */
  | "HOLD_OVER"
  /** A pay link or a quote is no longer valid. */
  | "PAY_LINK_OVER"
  /** Fifteen working days without the deposit: the company may cancel. */
  | "DEPOSIT_LATE"
  /** The day before. */
  | "REMINDER"
  /** The ride begins: what is not paid or confirmed by now will not be. */
  | "START"
  /** The ride is over. */
  | "COMPLETE"
  /** Invoice and review request. */
  | "INVOICE"
  /** The month of a business is over: its rides are invoiced together. */
  | "BUSINESS_INVOICE"
  /** A payment's time at the gateway is over: how did it end? */
  | "PAYMENT_OVER"
  /** An order that nobody has paid: what it holds goes back on sale. */
  | "ORDER_UNPAID"
  /** A parcel has been on the way for long: its customer has it. */
  | "ORDER_ARRIVED"
  /** There is some again of what was sold out: those who wait for it are told. */
  | "RESTOCK"
  /** Somebody has waited for long enough for what is sold out: the address is forgotten. */
  | "RESTOCK_OVER"
  /** What its customer thought of an order. */
  | "ORDER_REVIEW"
  /** An order of a member whose space was deleted: it names nobody any more. */
  | "ERASE_ORDER"
  /** Money to give back. */
  | "REFUND"
  /** Money has moved without the company, or differs: the staff is told. */
  | "MONEY_EVENT"
  /** The books are compared with the gateway's. */
  | "GATEWAY_COMPARISON"
  /** An address of the newsletter that did not say yes, or has left: it is forgotten. */
  | "SUBSCRIBER_OVER"
  /** Somebody asked for a new password. */
  | "PASSWORD_RESET_ASKED"
  /** An account that was asked for is not confirmed: it is forgotten. */
  | "REGISTRATION_OVER"
  /** The link to an address that a member wanted is over: mails forget that address. */
  | "NEW_EMAIL_OVER"
  /** A member has another address: what was mailed to the former is erased. */
  | "ADDRESS_LEFT"
  /** Nothing was heard of an address for almost three years: its member is told. */
  | "ADDRESS_SILENT"
  /** Nor in the month after that: all that there is of it goes. */
  | "FORGET_ADDRESS"
  /** A member's space was deleted: what was written from and to the address is erased. */
  | "ERASE_MEMBER"
  /** A booking of a member whose space was deleted: it names nobody any more. */
  | "ERASE_BOOKING"
  /** Another calendar is read again: vehicles are blocked for its busy times. */
  | "CALENDAR_READING"
  /** A notice of the test gateway that is on its way. */
  | "TEST_GATEWAY_NOTICE";

/**
 * Does what a deadline is for. `prepare` speaks with the outside world, before any transaction and
 * perhaps more than once; what it gives goes into `run`, whose effect and the deadline's end are
 * one transaction.
 */
export interface DeadlineWork<Found = void> {
  /** Never given up, however long its gateway is away: it is about somebody's money. */
  isForever?: boolean;
  prepare?(services: Services, due: Deadline): Promise<Found>;
  run(services: Services, tx: Sql, due: Deadline, found: Found): Promise<void>;
}
