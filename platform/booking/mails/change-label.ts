import { bilingual } from "@/platform/mail/bilingual";

export const changeLabel = bilingual({
  fr_FR: "Modification de la course",
  en: "Change of the ride",
});
