import { parisDate } from "@/lib/rules/calendar/paris-time";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : souhaitez-vous garder votre espace membre ?`,
    title: "Souhaitez-vous garder votre espace membre ?",
    text: (day: string) =>
      `Voilà près de trois ans que vous n’avez pas utilisé votre espace membre. Comme le prévoit notre politique de confidentialité, nous le supprimerons le ${day}, avec ce qui s’y rattache.`,
    keep: "Pour le garder, connectez-vous avant cette date. Vous n’avez rien d’autre à faire.",
    button: "Garder mon espace",
    otherwise:
      "Vous n’en avez plus besoin ? Ignorez ce message. Les devis, factures et avoirs déjà émis sont conservés pendant 10 ans, comme la loi nous y oblige.",
  },
  en: {
    subject: (company) => `${company}: would you like to keep your member’s space?`,
    title: "Would you like to keep your member’s space?",
    text: (day) =>
      `You have not used your member’s space for almost three years. As our privacy policy provides, we will delete it on ${day}, with what belongs to it.`,
    keep: "To keep it, log in before that day. There is nothing else to do.",
    button: "Keep my space",
    otherwise:
      "You no longer need it? Ignore this message. The quotes, invoices and credit notes that were issued are kept for 10 years, as French law obliges us to.",
  },
});

/** Tells a member who has long been absent on which day the space is deleted. */
export function memberInactiveMail(identity: MailIdentity, email: string, deletedAt: Date): Mail {
  const words = WORDS[identity.language];
  const day = mailFigures(identity.language).day(parisDate(deletedAt));
  return memberMail(identity, email, {
    name: "silent",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(day) },
      { kind: "text", text: words.keep },
      { kind: "button", label: words.button, url: pageUrl(identity, "/account") },
      { kind: "text", text: words.otherwise },
    ],
  });
}
