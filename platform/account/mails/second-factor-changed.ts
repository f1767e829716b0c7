import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    on: {
      subject: (company: string) => `${company} : la connexion en deux étapes est activée`,
      title: "La connexion en deux étapes est activée",
      text: "Désormais, votre mot de passe ne suffit plus : un code de votre application, ou un code de secours, est demandé à chaque connexion. Vos autres appareils ont été déconnectés.",
    },
    off: {
      subject: (company: string) => `${company} : la connexion en deux étapes est désactivée`,
      title: "La connexion en deux étapes est désactivée",
      text: "Votre mot de passe suffit de nouveau pour vous connecter. Les codes de secours que vous aviez gardés ne servent plus.",
    },
    otherwise:
      "Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, et prévenez-nous.",
    button: "Choisir un autre mot de passe",
  },
  en: {
    on: {
      subject: (company) => `${company}: two-step login is on`,
      title: "Two-step login is on",
      text: "From now on your password is not enough: each login asks for a code from your app, or for a recovery code. Your other devices have been logged out.",
    },
    off: {
      subject: (company) => `${company}: two-step login is off`,
      title: "Two-step login is off",
      text: "Your password is enough again to log in. The recovery codes that you kept are of no use any more.",
    },
    otherwise: "It was not you? Set a new password at once, and tell us.",
    button: "Set another password",
  },
});

/** Tells one of the staff that their second factor was turned on, or off. */
export function secondFactorChangedMail(
  identity: MailIdentity,
  email: string,
  isOn: boolean,
): Mail {
  const words = WORDS[identity.language];
  const { subject, title, text } = isOn ? words.on : words.off;
  return memberMail(identity, email, {
    name: isOn ? "second-factor-on" : "second-factor-off",
    subject: subject(identity.companyName),
    title,
    parts: [
      { kind: "text", text },
      { kind: "text", text: words.otherwise },
      { kind: "button", label: words.button, url: pageUrl(identity, "/password/reset/ask") },
    ],
  });
}
