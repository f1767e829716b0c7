import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : un changement d’adresse e-mail est demandé`,
    title: "Un changement d’adresse est demandé",
    text: (email: string) =>
      `Depuis votre espace membre, on vient de demander que votre compte passe à l’adresse ${email}. Il n’y passera que si cette adresse est libre et que son titulaire le confirme dans les 24 heures.`,
    otherwise:
      "Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : la demande est alors annulée et tous vos appareils sont déconnectés.",
    button: "Choisir un autre mot de passe",
  },
  en: {
    subject: (company) => `${company}: a change of e-mail address was asked for`,
    title: "A change of address was asked for",
    text: (email) =>
      `Someone in your member’s space has just asked for your account to move to the address ${email}. It will do so only if that address is free and its owner confirms it within 24 hours.`,
    otherwise:
      "It was not you? Set a new password straight away: the request is then cancelled, and all your devices are logged out.",
    button: "Set another password",
  },
});

/** Tells a member's present address that another is to take its place. */
export function emailAskedMail(
  identity: MailIdentity,
  { email, newEmail }: { email: string; newEmail: string },
): Mail {
  const words = WORDS[identity.language];
  return memberMail(identity, email, {
    name: "email-asked",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(newEmail) },
      { kind: "text", text: words.otherwise },
      { kind: "button", label: words.button, url: pageUrl(identity, "/password/reset/ask") },
    ],
  });
}
