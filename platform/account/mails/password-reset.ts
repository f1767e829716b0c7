import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : choisissez un nouveau mot de passe`,
    title: "Choisissez un nouveau mot de passe",
    text: "Un nouveau mot de passe a été demandé sur notre site pour le compte de cette adresse.",
    button: "Choisir un mot de passe",
    validity:
      "Ce lien est valable 30 minutes et ne sert qu’une fois. Tous vos appareils seront déconnectés.",
    otherwise:
      "Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même tant que ce lien n’est pas utilisé.",
  },
  en: {
    subject: (company) => `${company}: set a new password`,
    title: "Set a new password",
    text: "Somebody asked on our website for a new password for the account with this address.",
    button: "Set a password",
    validity:
      "This link is good for 30 minutes and works once. All your devices will be logged out.",
    otherwise:
      "It was not you? Ignore this message: your password stays the same as long as the link is not used.",
  },
});

export function passwordResetMail(identity: MailIdentity, email: string, code: string): Mail {
  const words = WORDS[identity.language];
  return memberMail(identity, email, {
    name: "password-reset",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: pageUrl(identity, `/password/reset/${code}`) },
      { kind: "text", text: words.validity },
      { kind: "text", text: words.otherwise },
    ],
  });
}
