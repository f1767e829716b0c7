import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : confirmez votre inscription`,
    title: "Confirmez votre inscription",
    text: "Un compte a été demandé à cette adresse sur notre site. Confirmez votre inscription pour retrouver vos réservations ou vos commandes, vos factures et vos coordonnées en un seul endroit.",
    identifier: "Votre identifiant",
    button: "Confirmer mon inscription",
    validity:
      "Ce lien est valable 24 heures. Le mot de passe choisi à l’inscription vous sera demandé ; nous ne l’envoyons jamais par e-mail.",
    otherwise:
      "Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, aucun compte n’est créé et cette adresse est effacée.",
  },
  en: {
    subject: (company) => `${company}: confirm your registration`,
    title: "Confirm your registration",
    text: "Somebody asked on our website for an account with this address. Confirm your registration to find your bookings or orders, your invoices and your details in one place.",
    identifier: "Your identifier",
    button: "Confirm my registration",
    validity:
      "This link is good for 24 hours. You will be asked for the password that you chose when registering; we never send it by e-mail.",
    otherwise:
      "It was not you? Ignore this message: unless it is confirmed, no account is made and this address is erased.",
  },
});

/** Has an address for which an account was asked confirmed; it tells the identifier (§6). */
export function registrationMail(identity: MailIdentity, email: string, code: string): Mail {
  const { subject, title, text, identifier, button, validity, otherwise } =
    WORDS[identity.language];
  return memberMail(identity, email, {
    name: "registration",
    subject: subject(identity.companyName),
    title,
    parts: [
      { kind: "text", text },
      { kind: "rows", rows: [[identifier, email]] },
      { kind: "button", label: button, url: pageUrl(identity, `/auth/confirm/${code}`) },
      { kind: "text", text: validity },
      { kind: "text", text: otherwise },
    ],
  });
}
