import type { Label } from "@/lib/contract/field/field";

/** Words that a mail's own values stand in for, written between braces: `{prénom}`. */
export const MAIL_PLACEHOLDERS = {
  FIRSTNAME: { fr: "prénom", en: "first name" },
  LASTNAME: { fr: "nom", en: "surname" },
  NAME: { fr: "nom complet", en: "full name" },
  REFERENCE: { fr: "référence", en: "reference" },
  RIDE_DATE: { fr: "date de la course", en: "date of the ride" },
  EVENT: { fr: "événement", en: "event" },
  WINE: { fr: "vin", en: "wine" },
  FORM: { fr: "formulaire", en: "form" },
  INVOICE: { fr: "facture", en: "invoice" },
  COMPANY: { fr: "entreprise", en: "company" },
  PHONE: { fr: "téléphone", en: "telephone" },
} as const satisfies Record<string, Label>;

export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS;

export type MailValues = Partial<Record<MailPlaceholder, string>>;
