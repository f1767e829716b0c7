import { z } from "zod";
import { defineResource } from "./definition";

export const formAnswerResource = defineResource({
  name: "form-answer",
  label: {
    one: { fr: "Réponse à un formulaire", en: "Answer to a form" },
    many: { fr: "Réponses aux formulaires", en: "Answers to forms" },
  },
  fields: {
    form: { kind: "LINE", label: { fr: "Formulaire", en: "Form" }, isListed: true },
    summary: { kind: "LINE", label: { fr: "Réponse", en: "Answer" } },
    email: {
      kind: "EMAIL",
      label: { fr: "E-mail", en: "E-mail" },
      isOptional: true,
      isListed: true,
    },
    receivedAt: { kind: "INSTANT", label: { fr: "Reçue le", en: "Received on" }, isListed: true },
    language: {
      kind: "CHOICE",
      label: { fr: "Langue", en: "Language" },
      options: {
        fr_FR: { label: { fr: "Français", en: "French" } },
        en: { label: { fr: "Anglais", en: "English" } },
      },
    },
    isSeen: {
      kind: "FLAG",
      label: { fr: "Traitée", en: "Dealt with" },
      states: {
        yes: { label: { fr: "Traitée", en: "Dealt with" }, tone: "QUIET" },
        no: { label: { fr: "À traiter", en: "To deal with" }, tone: "WAITING" },
      },
      isListed: true,
      change: z.boolean(),
    },
  },
  columns: ["form", "summary", "receivedAt", "isSeen"],
  whenEmpty: {
    fr: "Ce que vos visiteurs répondent à vos formulaires arrive ici.",
    en: "What your visitors answer to your forms comes in here.",
  },
  orderBy: "-receivedAt",
  can: { read: "form:read", change: "form:change" },
});
