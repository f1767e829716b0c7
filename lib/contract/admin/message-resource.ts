import { z } from "zod";
import { defineResource } from "./definition";

export const messageResource = defineResource({
  name: "message",
  label: { one: { fr: "Message", en: "Message" }, many: { fr: "Messages", en: "Messages" } },
  fields: {
    name: { kind: "LINE", label: { fr: "De", en: "From" }, isListed: true },
    receivedAt: { kind: "INSTANT", label: { fr: "Reçu le", en: "Received on" }, isListed: true },
    subject: {
      kind: "LINE",
      label: { fr: "Objet", en: "Subject" },
      isOptional: true,
      isListed: true,
    },
    message: { kind: "TEXT", label: { fr: "Message", en: "Message" } },
    email: { kind: "EMAIL", label: { fr: "E-mail", en: "E-mail" }, isListed: true },
    phone: { kind: "PHONE", label: { fr: "Téléphone", en: "Telephone" }, isOptional: true },
    language: {
      kind: "CHOICE",
      label: { fr: "Langue", en: "Language" },
      options: {
        fr_FR: { label: { fr: "Français", en: "French" } },
        en: { label: { fr: "Anglais", en: "English" } },
      },
    },
    isAnswered: {
      kind: "FLAG",
      label: { fr: "Traité", en: "Dealt with" },
      states: {
        yes: { label: { fr: "Traité", en: "Dealt with" }, tone: "QUIET" },
        no: { label: { fr: "À traiter", en: "To deal with" }, tone: "WAITING" },
      },
      isListed: true,
      change: z.boolean(),
    },
  },
  columns: ["name", "subject", "message", "receivedAt", "isAnswered"],
  whenEmpty: {
    fr: "Ce que l’on vous écrit depuis le site arrive ici.",
    en: "What people write to you from the site comes in here.",
  },
  orderBy: "-receivedAt",
  isSearched: true,
  can: { read: "message:read", change: "message:change" },
});
