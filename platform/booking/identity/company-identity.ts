import { frenchOnly } from "@/platform/mail/bilingual";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = frenchOnly({
  subject: (reference: string) => `Pièce d’identité à vérifier : ${reference}`,
  title: "Une pièce d’identité est arrivée",
  text: "Le client d’une course de plus de 1 000 € a remis la copie de sa pièce d’identité. Ouvrez-la, vérifiez le nom, puis marquez-la comme vérifiée : elle est alors détruite. Sinon, elle l’est dans sept jours.",
  open: "Ouvrir la réservation",
});

/** Tells the company, in French, that a copy is to be checked; the mail says nothing of it. */
export function companyIdentityMail(
  identity: MailIdentity & { email: string },
  { reference, copy }: { reference: string; copy: number },
): Mail {
  return {
    event: `booking:${reference}:identity-${copy}`,
    recipient: identity.email,
    subject: WORDS.subject(reference),
    ...writeMail(identity, WORDS.title, [
      { kind: "text", text: WORDS.text },
      { kind: "button", label: WORDS.open, url: `${identity.siteUrl}/admin/booking/${reference}` },
    ]),
  };
}
