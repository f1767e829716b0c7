import { mailWordsAccount } from "@/platform/words/mail-words-account";
import { mailFigures } from "./mail-figures";
import type { MailIdentity } from "./mail-identity";
import { memberMail } from "./member-mail";
import type { Mail } from "./post-mails";

/**
 * Tells whose space is deleted what is erased when, and what is kept.
 * @param told.eraseUntil the end of the last day of the erasure
 */
export function memberDeletedMail(
  identity: MailIdentity,
  email: string,
  told: { eraseUntil: Date; hasUpcoming: boolean; hasOrders: boolean },
): Mail {
  const { eraseUntil, hasUpcoming, hasOrders } = told;
  const { deleted } = mailWordsAccount[identity.language];
  const day = mailFigures(identity.language).lastDay(eraseUntil.toISOString());
  const upcoming = { kind: "text" as const, title: deleted.upcoming, text: deleted.upcomingText };
  const orders = { kind: "text" as const, title: deleted.orders, text: deleted.ordersText };
  return memberMail(identity, email, {
    name: "deleted",
    subject: deleted.subject(identity.companyName),
    title: deleted.title,
    parts: [
      { kind: "text", text: deleted.text },
      { kind: "text", title: deleted.now, text: deleted.nowText },
      { kind: "text", title: deleted.soon(day), text: deleted.soonText },
      { kind: "text", title: deleted.kept, text: deleted.keptText },
      ...(hasUpcoming ? [upcoming] : []),
      ...(hasOrders ? [orders] : []),
    ],
  });
}
