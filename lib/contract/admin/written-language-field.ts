import { languageCodeSchema } from "@/lib/contract/locale";
import type { AdminField } from "./definition";

/** Language of a text that is written in one alone. */
export const writtenLanguage = {
  kind: "CHOICE",
  label: { fr: "Langue", en: "Language" },
  options: {
    fr_FR: { label: { fr: "Français", en: "French" } },
    en: { label: { fr: "Anglais", en: "English" } },
  },
  change: languageCodeSchema,
} as const satisfies AdminField;
