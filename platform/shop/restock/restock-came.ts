import { soldLabel } from "@/lib/rules/shop/declination-label";
import { productPath } from "@/lib/rules/shop/product-path";
import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { AwaitedWine } from "./awaited-wine";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string, name: string) => `${company} : ${name} est de nouveau là`,
    title: "Il est de nouveau là",
    text: (wine: string) =>
      `Bonjour,\n\nVous nous aviez demandé de vous prévenir : ${wine} est de nouveau en vente. Nous n’en mettons pas de côté, et il part parfois vite.`,
    button: "Voir la fiche",
    otherwise:
      "C’est le seul message que vous recevrez à ce sujet : votre adresse vient d’être effacée de notre liste.",
  },
  en: {
    subject: (company, name) => `${company}: ${name} is back`,
    title: "It is back",
    text: (wine) =>
      `Hello,\n\nYou asked us to tell you: ${wine} is on sale again. We put none aside, and it sometimes goes quickly.`,
    button: "See it",
    otherwise:
      "This is the only message that you will get about it: your address has just been erased from our list.",
  },
});

/** Tells somebody who waited that there is some again. */
export function restockCameMail(
  identity: MailIdentity,
  to: { id: number; email: string },
  wine: AwaitedWine,
): Mail {
  const words = WORDS[identity.language];
  const path = productPath({ id: wine.idProduct, slug: wine.slug });
  return {
    event: `restock:${to.id}:came`,
    recipient: to.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: words.subject(identity.companyName, wine.name),
    ...writeMail(identity, words.title, [
      { kind: "text", text: words.text(soldLabel(wine, identity.language)) },
      { kind: "button", label: words.button, url: pageUrl(identity, path) },
      { kind: "text", text: words.otherwise },
    ]),
  };
}
