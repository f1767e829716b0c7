import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : vous avez déjà un compte`,
    title: "Vous avez déjà un compte",
    text: "Quelqu’un, peut-être vous, a demandé un compte à cette adresse sur notre site. Vous en avez déjà un : rien n’a changé, et il suffit de vous connecter.",
    button: "Me connecter",
    forgotten: "Mot de passe oublié ? En choisir un nouveau",
    otherwise: "Vous n’avez rien demandé ? Ignorez ce message : votre compte reste comme il est.",
  },
  en: {
    subject: (company) => `${company}: you already have an account`,
    title: "You already have an account",
    text: "Somebody, perhaps you, asked on our website for an account with this address. You already have one: nothing has changed, and all you need to do is log in.",
    button: "Log in",
    forgotten: "Forgotten your password? Set a new one",
    otherwise: "It was not you? Ignore this message: your account stays as it is.",
  },
});

export function knownAddressMail(identity: MailIdentity, email: string): Mail {
  const words = WORDS[identity.language];
  return memberMail(identity, email, {
    name: "known-address",
    subject: words.subject(identity.companyName),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: pageUrl(identity, "/auth") },
      { kind: "links", links: [[words.forgotten, pageUrl(identity, "/password/reset/ask")]] },
      { kind: "text", text: words.otherwise },
    ],
  });
}
