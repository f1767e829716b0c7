import type { LanguageCode } from "@/lib/contract/locale";
import { wasBooked } from "@/lib/rules/booking-state";
import { bookingPageAnswer } from "@/platform/areas/booking/booking-page-answer";
import type { Sql } from "@/platform/db/database";
import {
  type BookingMessage,
  messagesOf,
  type TellingDetails,
} from "@/platform/mail/booking-messages";
import type { Told } from "@/platform/mail/booking-told";
import { postMails } from "@/platform/mail/post-mails";
import { tellingIn } from "@/platform/mail/telling";
import { toldLinks } from "@/platform/mail/told-links";
import { type PaperRow, paperFilesOf } from "@/platform/papers/issue-paper";
import { proofOf } from "@/platform/papers/paper-of-booking";
import type { Services } from "@/platform/services";
import { moneyOf, toPay } from "./booking-money";
import type { BookingRow } from "./move-booking";
import { payLinkOf } from "./pay-links";

/**
 * Tells the customer and the company what has happened to a booking, in the transaction in which
 * it does: their messages leave from the outbox, or nothing has happened.
 */
export async function tell(
  services: Services,
  tx: Sql,
  row: BookingRow,
  message: BookingMessage,
  details: TellingDetails & { papers?: (PaperRow | undefined)[] } = {},
): Promise<void> {
  const now = services.clock.now();
  const { papers = [], ...rest } = details;
  const telling = await tellingIn(
    tx,
    row.language,
    (language, siteUrl) => toldOf(tx, row, language, siteUrl, papers, now),
    rest,
  );
  await postMails(tx, row.idSite, now, messagesOf(message, telling));
}

async function toldOf(
  tx: Sql,
  row: BookingRow,
  language: LanguageCode,
  siteUrl: string,
  papers: (PaperRow | undefined)[],
  now: Date,
): Promise<Told> {
  const { version, phone, company } = row;
  const page = await bookingPageAnswer(tx, row, language, now);
  const { onlineCents } = toPay(row, await moneyOf(tx, row.id));
  return {
    of: "booking",
    page,
    sequence: version,
    links: toldLinks(siteUrl, "booking", row, {
      pay: onlineCents > 0 ? await payLinkOf(tx, row, now) : null,
      contact: "/contacter-votre-chauffeur-prive",
    }),
    proof: wasBooked(row.status, row.idVehicle) ? await proofOf(tx, row, now) : null,
    papers: paperFilesOf(papers),
    phone,
    company,
  };
}
