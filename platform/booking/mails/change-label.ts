import { bilingual } from "@/platform/mail/bilingual";

/** Why a credit note follows a change. */
export const changeLabel = bilingual({
  fr_FR: "Modification de la course",
  en: "Change of the ride",
});
