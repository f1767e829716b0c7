import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : confirmez votre nouvelle adresse e-mail`,
    title: "Confirmez votre nouvelle adresse",
    text: "Un membre de notre site demande que son compte passe à cette adresse. Si c’est vous, confirmez-le : vous vous connecterez ensuite avec elle.",
    button: "Confirmer cette adresse",
    lasts: "Ce lien est valable 24 heures et ne sert qu’une fois.",
    otherwise: "Ce n’était pas vous ? Ignorez ce message : sans confirmation, rien ne change.",
  },
  en: {
    subject: (company) => `${company}: confirm your new e-mail address`,
    title: "Confirm your new address",
    text: "A member of our website asks for their account to move to this address. If that is you, please confirm it: you will log in with it from then on.",
    button: "Confirm this address",
    lasts: "This link is good for 24 hours and works once.",
    otherwise: "It was not you? Ignore this message: unless it is confirmed, nothing changes.",
  },
});

export function newEmailMail(identity: MailIdentity, email: string, code: string): Mail {
  const words = WORDS[identity.language];
  return memberMail(identity, email, {
    name: "new-email",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: pageUrl(identity, `/auth/email/${code}`) },
      { kind: "text", text: words.lasts },
      { kind: "text", text: words.otherwise },
    ],
  });
}
