import { BOOKING_MAILS } from "./booking-mails";
import type { MailDefinition } from "./mail-definition";
import { ORDER_MAILS } from "./order-mails";
import { OTHER_MAILS } from "./other-mails";

/** Mails whose words the owner may write; those of an account's security keep the product's. */
export const MAILS = { ...BOOKING_MAILS, ...ORDER_MAILS, ...OTHER_MAILS };

export type MailName = keyof typeof MAILS;

/** Name of a mail about a booking or an order, among those of its kind. */
export type PurchaseMailName = MailName extends infer Name
  ? Name extends `${"booking" | "order"}-${infer Own}`
    ? Own
    : never
  : never;

/** Names of all of them, as they are listed. */
export const MAIL_NAMES = Object.keys(MAILS) as MailName[];

export const isMailName = (name: string): name is MailName => Object.hasOwn(MAILS, name);

export const mailDefinition = (name: MailName): MailDefinition => MAILS[name];
