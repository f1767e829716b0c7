import type { Label } from "@/lib/contract/field/field";
import type { ReviewRefusal } from "./review";

/** Reasons for not showing a review. */
export const REVIEW_REFUSALS: Record<ReviewRefusal, Label> = {
  INSULT: { fr: "Injurieux ou diffamatoire", en: "Insulting or defamatory" },
  PERSONAL_DATA: { fr: "Informations personnelles", en: "Personal information" },
  OFF_TOPIC: { fr: "Hors sujet", en: "Off topic" },
  ADVERTISING: { fr: "Publicité ou lien", en: "Advertising or a link" },
  UNLAWFUL: { fr: "Interdit par la loi", en: "Forbidden by law" },
  BY_AUTHOR: { fr: "Retiré par son auteur", en: "Taken away by its author" },
};
