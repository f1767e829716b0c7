import { defineResource } from "./definition";

export const auditResource = defineResource({
  name: "audit",
  label: {
    one: { fr: "Modification", en: "Change" },
    many: { fr: "Journal des modifications", en: "Audit log" },
  },
  fields: {
    at: { kind: "INSTANT", label: { fr: "Le", en: "On" }, isListed: true },
    by: { kind: "EMAIL", label: { fr: "Par", en: "By" }, isListed: true },
    action: { kind: "LINE", label: { fr: "Action", en: "Action" }, isListed: true },
    subject: { kind: "LINE", label: { fr: "Sur", en: "About" }, isListed: true },
    before: { kind: "TEXT", label: { fr: "Avant", en: "Before" }, isOptional: true },
    after: { kind: "TEXT", label: { fr: "Après", en: "After" }, isOptional: true },
  },
  columns: ["at", "by", "action", "subject"],
  whenEmpty: {
    fr: "Ce que l’équipe change s’inscrit ici : quoi, quand, et par qui.",
    en: "What the staff changes is written down here: what, when, and by whom.",
  },
  orderBy: "-at",
  isSearched: true,
  can: { read: "audit:read" },
});
