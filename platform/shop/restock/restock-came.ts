import { soldLabel } from "@/lib/rules/shop/declination-label";
import { productPath } from "@/lib/rules/shop/product-path";
import { bilingual } from "@/platform/mail/bilingual";
import { mailWords } from "@/platform/mail/mail-words";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { AwaitedWine } from "./awaited-wine";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string, name: string) => `${company} : ${name} est de nouveau là`,
    title: "Il est de nouveau là",
    text: (wine: string) =>
      `Vous nous aviez demandé de vous prévenir : ${wine} est de nouveau en vente. Nous n’en mettons pas de côté, et il part parfois vite.`,
    button: "Voir la fiche",
    otherwise:
      "C’est le seul message que vous recevrez à ce sujet : votre adresse vient d’être effacée de notre liste.",
  },
  en: {
    subject: (company, name) => `${company}: ${name} is back`,
    title: "It is back",
    text: (wine) =>
      `You asked us to tell you: ${wine} is on sale again. We put none aside, and it sometimes goes quickly.`,
    button: "See it",
    otherwise:
      "This is the only message that you will get about it: your address has just been erased from our list.",
  },
});

/** Tells an address that waited that the product is available again. */
export function restockCameMail(
  identity: MailIdentity,
  to: { id: number; email: string },
  wine: AwaitedWine,
): Mail {
  const words = WORDS[identity.language];
  const path = productPath({ id: wine.idProduct, slug: wine.slug });
  const { subject, opening, closing } = wordMail(
    identity,
    "restock-came",
    {
      subject: words.subject(identity.companyName, wine.name),
      opening: mailWords[identity.language].hello,
      closing: "",
    },
    { WINE: wine.name },
  );
  return {
    event: `restock:${to.id}:came`,
    recipient: to.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject,
    ...writeMail(identity, words.title, [
      ...opening,
      { kind: "text", text: words.text(soldLabel(wine, identity.language)) },
      { kind: "button", label: words.button, url: pageUrl(identity, path) },
      { kind: "text", text: words.otherwise },
      ...closing,
    ]),
  };
}
