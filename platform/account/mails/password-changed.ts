import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : votre mot de passe a changé`,
    title: "Votre mot de passe a changé",
    text: (when: string) =>
      `Le mot de passe de votre compte a été changé le ${when}. Les autres appareils ont été déconnectés.`,
    otherwise:
      "Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, et prévenez-nous.",
    button: "Choisir un autre mot de passe",
  },
  en: {
    subject: (company) => `${company}: your password has been changed`,
    title: "Your password has been changed",
    text: (when) =>
      `The password of your account was changed on ${when}. Your other devices have been logged out.`,
    otherwise: "It was not you? Set a new password at once, and tell us.",
    button: "Set another password",
  },
});

export function passwordChangedMail(identity: MailIdentity, email: string, now: Date): Mail {
  const words = WORDS[identity.language];
  const { instant } = mailFigures(identity.language);
  return memberMail(identity, email, {
    name: "password-changed",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(instant(now.toISOString())) },
      { kind: "text", text: words.otherwise },
      { kind: "button", label: words.button, url: pageUrl(identity, "/password/reset/ask") },
    ],
  });
}
