import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : votre espace membre est supprimé`,
    title: "Votre espace membre est supprimé",
    text: {
      ASKED:
        "Comme vous l’avez demandé, votre espace membre n’existe plus, et personne ne peut plus s’y connecter.",
      SILENT:
        "Vous n’avez pas utilisé votre espace membre depuis trois ans. Comme nous vous l’avions annoncé, il n’existe plus, et personne ne peut plus s’y connecter.",
    },
    now: "Effacé dès maintenant",
    nowText: {
      ASKED:
        "Votre compte et votre mot de passe, votre carnet d’adresses, la liste de vos appareils et votre inscription à la lettre d’information.",
      SILENT:
        "Votre compte et votre mot de passe, votre carnet d’adresses et la liste de vos appareils.",
    },
    soon: (day: string) => `Effacé au plus tard le ${day}`,
    soonText:
      "Dans un délai de 10 jours ouvrés : nos messages et les vôtres, ainsi que vos coordonnées, vos trajets et vos adresses, pour les courses et les commandes passées qui n’ont donné lieu à aucune pièce comptable.",
    kept: "Conservé",
    keptText:
      "Les devis, factures et avoirs déjà émis, et ce qu’ils mentionnent, pendant 10 ans : la loi nous y oblige (Code de commerce, article L123-22).",
    newsletter: "Votre lettre d’information",
    newsletterText: "Vous la recevez toujours. Chaque envoi contient un lien pour vous désabonner.",
    upcoming: "Vos courses à venir",
    upcomingText:
      "Elles restent réservées. Vous les retrouvez par le lien reçu à la réservation ; leurs données suivent les mêmes règles une fois la course terminée.",
    orders: "Vos commandes en cours",
    ordersText:
      "Elles suivent leur cours. Vous les retrouvez par le lien reçu à la commande ; leurs données suivent les mêmes règles une fois passé le délai de rétractation.",
  },
  en: {
    subject: (company) => `${company}: your member’s space is deleted`,
    title: "Your member’s space is deleted",
    text: {
      ASKED: "As you asked, your member’s space is no more, and nobody can log in to it.",
      SILENT:
        "You have not used your member’s space for three years. As we told you, it is no more, and nobody can log in to it.",
    },
    now: "Erased already",
    nowText: {
      ASKED:
        "Your account and your password, your address book, the list of your devices and your subscription to the newsletter.",
      SILENT: "Your account and your password, your address book and the list of your devices.",
    },
    soon: (day) => `Erased by ${day}`,
    soonText:
      "Within 10 working days: our messages and yours, and, for past rides and orders that no accounting document was issued for, your contact details, journeys and addresses.",
    kept: "Kept",
    keptText:
      "The quotes, invoices and credit notes that were issued, and what they state, for 10 years: French law obliges us to (Code de commerce, article L123-22).",
    newsletter: "Your newsletter",
    newsletterText: "You still receive it. Each issue has a link to unsubscribe.",
    upcoming: "Your rides to come",
    upcomingText:
      "They remain booked. You will find them through the link that you received when booking; what we hold about them follows the same rules once the ride is over.",
    orders: "Your orders under way",
    ordersText:
      "They go on. You will find them through the link that you received when ordering; what we hold about them follows the same rules once the withdrawal period is over.",
  },
});

/** Why a space is deleted, and what goes on without it. */
type Deletion =
  | { why: "ASKED"; hasUpcoming: boolean; hasOrders: boolean }
  | { why: "SILENT"; isSubscribed: boolean };

/**
 * Tells the member of a deleted space what is erased when, and what is kept.
 * @param deletion.eraseUntil the end of the last day of the erasure
 */
export function memberDeletedMail(
  identity: MailIdentity,
  email: string,
  deletion: Deletion & { eraseUntil: Date },
): Mail {
  const words = WORDS[identity.language];
  const day = mailFigures(identity.language).lastDay(deletion.eraseUntil.toISOString());
  const part = (title: string, text: string) => ({ kind: "text" as const, title, text });
  const goesOn =
    deletion.why === "SILENT"
      ? [deletion.isSubscribed && part(words.newsletter, words.newsletterText)]
      : [
          deletion.hasUpcoming && part(words.upcoming, words.upcomingText),
          deletion.hasOrders && part(words.orders, words.ordersText),
        ];
  return memberMail(identity, email, {
    name: "deleted",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text[deletion.why] },
      part(words.now, words.nowText[deletion.why]),
      part(words.soon(day), words.soonText),
      part(words.kept, words.keptText),
      ...goesOn.filter((part) => part !== false),
    ],
  });
}
