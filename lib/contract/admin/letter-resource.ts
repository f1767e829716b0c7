import { defineResource } from "./definition";

export const letterResource = defineResource({
  name: "letter",
  label: { one: { fr: "Lettre", en: "Letter" }, many: { fr: "Lettres", en: "Letters" } },
  fields: {
    subject: { kind: "LINE", label: { fr: "Objet", en: "Subject" }, isListed: true },
    recipient: { kind: "REACH", label: { fr: "À", en: "To" }, isListed: true },
    state: {
      kind: "CHOICE",
      label: { fr: "État", en: "Status" },
      isListed: true,
      options: {
        WAITING: { label: { fr: "En attente d’envoi", en: "Waiting to be sent" }, tone: "WAITING" },
        KEPT: { label: { fr: "Non envoyée", en: "Not sent" }, tone: "WAITING" },
        SENT: { label: { fr: "Envoyée", en: "Sent" }, tone: "GOOD" },
        FAILED: { label: { fr: "Échec de l’envoi", en: "Not sent" }, tone: "BAD" },
      },
    },
    channel: {
      kind: "CHOICE",
      label: { fr: "Par", en: "By" },
      isListed: true,
      options: {
        MAIL: { label: { fr: "E-mail", en: "E-mail" } },
        SMS: { label: { fr: "SMS", en: "Text message" } },
      },
    },
    kind: {
      kind: "CHOICE",
      label: { fr: "Au sujet de", en: "About" },
      isListed: true,
      options: {
        BOOKING: { label: { fr: "Une course", en: "A ride" } },
        ORDER: { label: { fr: "Une commande", en: "An order" } },
        ACCOUNT: { label: { fr: "Un compte", en: "An account" } },
        MESSAGE: { label: { fr: "Un message", en: "A message" } },
        NEWSLETTER: { label: { fr: "La lettre d’information", en: "The newsletter" } },
        OTHER: { label: { fr: "Autre chose", en: "Something else" } },
      },
    },
    createdAt: { kind: "INSTANT", label: { fr: "Écrite le", en: "Written on" }, isListed: true },
    reference: {
      kind: "LINE",
      label: { fr: "Référence", en: "Reference" },
      isOptional: true,
      isListed: true,
    },
  },
  subsets: {
    TO_CUSTOMERS: { fr: "Aux clients", en: "To customers" },
    TO_COMPANY: { fr: "À vous", en: "To you" },
  },
  columns: ["subject", "recipient", "createdAt", "kind", "state"],
  orderBy: "-createdAt",
  isSearched: true,
  can: { read: "letter:read" },
});
