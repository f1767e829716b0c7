import { mailFigures } from "@/platform/mail/mail-figures";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { mailWordsAccount } from "./mail-words-account";
import { memberMail } from "./member-mail";

/** Why a space is deleted, and what goes on without it. */
type Deleted =
  | { why: "ASKED"; hasUpcoming: boolean; hasOrders: boolean }
  | { why: "SILENT"; isSubscribed: boolean };

/**
 * Tells whose space is deleted what is erased when, and what is kept.
 * @param told.eraseUntil the end of the last day of the erasure
 */
export function memberDeletedMail(
  identity: MailIdentity,
  email: string,
  told: Deleted & { eraseUntil: Date },
): Mail {
  const { deleted } = mailWordsAccount[identity.language];
  const day = mailFigures(identity.language).lastDay(told.eraseUntil.toISOString());
  const text = (title: string, said: string) => ({ kind: "text" as const, title, text: said });
  const goesOn =
    told.why === "SILENT"
      ? [told.isSubscribed && text(deleted.newsletter, deleted.newsletterText)]
      : [
          told.hasUpcoming && text(deleted.upcoming, deleted.upcomingText),
          told.hasOrders && text(deleted.orders, deleted.ordersText),
        ];
  return memberMail(identity, email, {
    name: "deleted",
    subject: deleted.subject(identity.companyName),
    title: deleted.title,
    parts: [
      { kind: "text", text: deleted.text[told.why] },
      text(deleted.now, deleted.nowText[told.why]),
      text(deleted.soon(day), deleted.soonText),
      text(deleted.kept, deleted.keptText),
      ...goesOn.filter((part) => part !== false),
    ],
  });
}
