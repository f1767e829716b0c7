import type { BookingPage } from "@/lib/contract/booking-page";
import type { Actor } from "@/lib/contract/booking-status";
import type { OutcomeWhy } from "@/lib/rules/cancellation";
import type { TextMessage } from "@/platform/sms/text-message";
import type { Told } from "./booking-told";
import type { MailIdentity } from "./mail-identity";
import type { Mail } from "./post-mails";
import { writeMail } from "./write-mail";

/** TEMPORARY, by the lead, so that the rest runs: the mails' own version replaces this file. */
export type BookingMessage =
  | "received"
  | "requested"
  | "quote"
  | "payLink"
  | "paid"
  | "confirmed"
  | "changed"
  | "cancelled"
  | "withdrawn"
  | "slotLost"
  | "surplusRefunded"
  | "reminder"
  | "depositLate"
  | "done"
  | "link";

export interface TellingDetails {
  amountCents?: number;
  by?: Actor;
  note?: string | undefined;
  why?: OutcomeWhy;
  before?: BookingPage;
}

export function messagesOf(
  name: BookingMessage,
  {
    customer,
    told,
  }: {
    customer: MailIdentity;
    company: (MailIdentity & { email: string }) | null;
    told: Told;
    toldFr: Told;
    details: TellingDetails;
  },
): (Mail | TextMessage)[] {
  return [
    {
      event: `booking:${told.page.reference}:${name}:${told.sequence}`,
      recipient: told.page.customer.email,
      subject: name,
      ...writeMail(customer, name, [{ kind: "text", text: told.links.booking }]),
    },
  ];
}
