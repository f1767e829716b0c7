import { soldLabel } from "@/lib/rules/shop/declination-label";
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
    subject: (company: string, name: string) => `${company} : nous vous préviendrons, ${name}`,
    title: "Nous vous préviendrons",
    text: (wine: string) =>
      `Vous voulez savoir quand ce vin sera de nouveau là : ${wine}. Nous vous écrirons ce jour-là, une seule fois. Passé six mois, votre adresse sera effacée.`,
    button: "Ne plus attendre",
    otherwise:
      "Ce n’était pas vous ? Ouvrez la même page : nous n’écrirons plus à cette adresse, et nous l’effacerons aussitôt.",
  },
  en: {
    subject: (company, name) => `${company}: we will tell you, ${name}`,
    title: "We will tell you",
    text: (wine) =>
      `You would like to know when this wine is back: ${wine}. We will write to you on that day, once. After six months your address will be erased.`,
    button: "Stop waiting",
    otherwise:
      "It was not you? Open the same page: we will write no more to this address, and erase it at once.",
  },
});

/** Tells an address what it is waiting for, and how to stop waiting. */
export function restockAskedMail(
  identity: MailIdentity,
  to: { id: number; email: string; code: string },
  wine: AwaitedWine,
): Mail {
  const words = WORDS[identity.language];
  const { subject, opening, closing } = wordMail(
    identity,
    "restock-asked",
    {
      subject: words.subject(identity.companyName, wine.name),
      opening: mailWords[identity.language].hello,
      closing: "",
    },
    { WINE: wine.name },
  );
  return {
    event: `restock:${to.id}:asked`,
    recipient: to.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject,
    ...writeMail(identity, words.title, [
      ...opening,
      { kind: "text", text: words.text(soldLabel(wine, identity.language)) },
      { kind: "button", label: words.button, url: pageUrl(identity, `/restock/${to.code}`) },
      { kind: "text", text: words.otherwise },
      ...closing,
    ]),
  };
}
