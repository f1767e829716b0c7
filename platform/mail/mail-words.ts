import { bilingual } from "./bilingual";

/** Words that mails about anything share. */
export const mailWords = bilingual({
  fr_FR: {
    line: (label: string, value: string) => `${label} : ${value}`,
    was: (before: string) => `avant : ${before}`,
    hello: "Bonjour,",
    from: "De",
    subject: "Objet",
    total: "Total TTC",
    vat: (rate: string) => `dont TVA à ${rate} %`,
    questions: (phone: string | null) =>
      phone
        ? `Une question, un changement ? Appelez-nous au ${phone}, de jour comme de nuit, ou répondez à ce message.`
        : "Une question, un changement ? Répondez à ce message.",
  },
  en: {
    line: (label, value) => `${label}: ${value}`,
    was: (before) => `before: ${before}`,
    hello: "Hello,",
    from: "From",
    subject: "Subject",
    total: "Total incl. VAT",
    vat: (rate) => `of which VAT at ${rate}%`,
    questions: (phone) =>
      phone
        ? `A question, a change? Call us on ${phone}, day or night, or reply to this message.`
        : "A question, a change? Reply to this message.",
  },
});
