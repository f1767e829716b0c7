import { bilingual } from "@/platform/mail/bilingual";
import { mailWords } from "@/platform/mail/mail-words";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    confirm: {
      subject: (company: string) =>
        `${company} : confirmez votre abonnement à la lettre d’information`,
      title: "Confirmez votre abonnement",
      text: "Vous avez demandé, sur notre site, à recevoir notre lettre d’information à cette adresse. Ouvrez cette page et confirmez-le : sans cela, nous ne vous enverrons rien.",
      button: "Confirmer mon abonnement",
      otherwise:
        "Ce n’était pas vous ? Ne faites rien : sans réponse de votre part, cette adresse sera effacée au bout de 30 jours.",
    },
    subscribed: {
      subject: (company: string) => `${company} : votre adresse est déjà abonnée`,
      title: "Votre adresse est déjà abonnée",
      text: "On nous a demandé, sur notre site, d’envoyer notre lettre d’information à cette adresse. Elle y est déjà abonnée : vous n’avez rien à faire.",
      button: "Gérer mon abonnement",
      otherwise:
        "Sur cette page, vous choisissez ce que vous recevez, et vous pouvez vous désabonner à tout moment.",
    },
  },
  en: {
    confirm: {
      subject: (company) => `${company}: confirm your subscription to the newsletter`,
      title: "Confirm your subscription",
      text: "You asked on our website for our newsletter to be sent to this address. Open this page and confirm it: until you do, we will send you nothing.",
      button: "Confirm my subscription",
      otherwise:
        "It was not you? There is nothing to do: without an answer from you, this address will be erased after 30 days.",
    },
    subscribed: {
      subject: (company) => `${company}: your address is already subscribed`,
      title: "Your address is already subscribed",
      text: "We were asked on our website to send our newsletter to this address. It is subscribed already: there is nothing to do.",
      button: "Manage my subscription",
      otherwise: "On that page you choose what you receive, and you may unsubscribe at any time.",
    },
  },
});

/**
 * Mails its link to an address for which somebody asked for the newsletter: to confirm it, or,
 * where that is done, to choose its lists. It repeats nothing of the form.
 */
export function newsletterMail(
  identity: MailIdentity,
  to: { event: string; email: string; code: string; isConfirmed: boolean },
): Mail {
  const words = WORDS[identity.language][to.isConfirmed ? "subscribed" : "confirm"];
  const { subject, opening, closing } = wordMail(
    identity,
    to.isConfirmed ? null : "newsletter-confirm",
    {
      subject: words.subject(identity.companyName),
      opening: mailWords[identity.language].hello,
      closing: "",
    },
  );
  return {
    event: to.event,
    recipient: to.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject,
    ...writeMail(identity, words.title, [
      ...opening,
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: pageUrl(identity, `/newsletter/${to.code}`) },
      { kind: "text", text: words.otherwise },
      ...closing,
    ]),
  };
}
