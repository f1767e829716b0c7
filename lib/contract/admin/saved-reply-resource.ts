import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { LONGEST_ANSWER } from "./answer";
import { defineResource } from "./definition";

export const savedReplyResource = defineResource({
  name: "saved-reply",
  label: {
    one: { fr: "Modèle de réponse", en: "Reply template" },
    many: { fr: "Modèles de réponse", en: "Reply templates" },
  },
  fields: {
    name: {
      kind: "LINE",
      label: { fr: "Nom", en: "Name" },
      note: {
        fr: "Pour le retrouver ; le client ne le voit pas.",
        en: "To find it again; no customer sees it.",
      },
      isListed: true,
      change: lineSchema.min(1).max(80),
    },
    text: {
      kind: "TEXT",
      isTranslated: true,
      label: { fr: "Texte", en: "Text" },
      change: linesSchema.min(1).max(LONGEST_ANSWER),
    },
  },
  columns: ["name", "text"],
  orderBy: "name",
  add: {
    label: { fr: "Écrire une réponse type", en: "Write a saved reply" },
    send: { fr: "Ajouter la réponse type", en: "Add the saved reply" },
    usual: {},
  },
  can: {
    read: "message:read",
    change: "message:answer",
    add: "message:answer",
    remove: "message:answer",
  },
});
