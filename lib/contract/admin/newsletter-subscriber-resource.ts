import { z } from "zod";
import { defineResource } from "./definition";

export const newsletterSubscriberResource = defineResource({
  name: "newsletter-subscriber",
  label: {
    one: { fr: "Abonné à la lettre", en: "Newsletter subscriber" },
    many: { fr: "Abonnés à la lettre", en: "Newsletter subscribers" },
  },
  fields: {
    email: { kind: "EMAIL", label: { fr: "E-mail", en: "E-mail" }, isListed: true },
    lists: { kind: "LINE", label: { fr: "Reçoit", en: "Receives" } },
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
    state: {
      kind: "CHOICE",
      label: { fr: "Lettre", en: "Letter" },
      isListed: true,
      options: {
        WRITTEN: { label: { fr: "La reçoit", en: "Receives it" }, tone: "GOOD" },
        REFUSED: {
          label: {
            fr: "Adresse refusée par sa messagerie",
            en: "Address refused by its mail server",
          },
          tone: "BAD",
        },
        COMPLAINT: {
          label: { fr: "L’a signalée comme indésirable", en: "Reported it as unwanted" },
          tone: "BAD",
        },
        COMPANY: { label: { fr: "Arrêtée par vous", en: "Stopped by you" }, tone: "QUIET" },
      },
    },
    isWritten: {
      kind: "FLAG",
      part: { fr: "Envoi", en: "Sending" },
      label: { fr: "Lui envoyer la lettre", en: "Send them the letter" },
      note: {
        fr: "L’envoi s’arrête de lui-même quand la messagerie refuse l’adresse pour de bon. Remettez-le une fois que la personne vous dit que sa boîte marche à nouveau.",
        en: "It stops by itself when the mail server refuses the address for good. Switch it on again once they tell you that their mailbox works.",
      },
      change: z.boolean(),
    },
    stoppedAt: {
      kind: "INSTANT",
      label: { fr: "Arrêté le", en: "Stopped on" },
      isOptional: true,
    },
    returned: {
      kind: "NUMBER",
      isSilentAtZero: true,
      label: { fr: "Lettres revenues", en: "Letters that came back" },
    },
    reason: {
      kind: "LINE",
      label: { fr: "Ce que sa messagerie a répondu", en: "What its mail server answered" },
      isOptional: true,
    },
  },
  columns: ["email", "lists", "language", "state", "confirmedAt"],
  whenEmpty: {
    fr: "Les personnes qui s’abonnent à la lettre d’information, et le confirment, arrivent ici.",
    en: "People who subscribe to the newsletter, and confirm it, come in here.",
  },
  orderBy: "-confirmedAt",
  can: { read: "customer:read", change: "newsletter:send" },
});
