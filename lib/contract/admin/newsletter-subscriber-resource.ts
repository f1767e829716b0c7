import { defineResource } from "./definition";

export const newsletterSubscriberResource = defineResource({
  name: "newsletter-subscriber",
  label: {
    one: { fr: "Abonné à la lettre", en: "Newsletter subscriber" },
    many: { fr: "Abonnés à la lettre", en: "Newsletter subscribers" },
  },
  fields: {
    email: { kind: "EMAIL", label: { fr: "E-mail", en: "E-mail" }, isListed: true },
    lists: { kind: "TEXT", label: { fr: "Reçoit", en: "Receives" } },
    language: {
      kind: "CHOICE",
      label: { fr: "Langue", en: "Language" },
      isListed: true,
      options: {
        fr_FR: { label: { fr: "Français", en: "French" } },
        en: { label: { fr: "Anglais", en: "English" } },
      },
    },
    confirmedAt: {
      kind: "INSTANT",
      label: { fr: "Abonné depuis", en: "Subscribed since" },
      isListed: true,
    },
  },
  columns: ["email", "lists", "language", "confirmedAt"],
  whenEmpty: {
    fr: "Les personnes qui s’abonnent à la lettre d’information, et le confirment, arrivent ici.",
    en: "People who subscribe to the newsletter, and confirm it, come in here.",
  },
  orderBy: "-confirmedAt",
  can: { read: "customer:read" },
});
