import type { LanguageCode } from "@/lib/contract/locale";

/** Why a credit note follows a change. */
export const changeWords: Record<LanguageCode, string> = {
  fr_FR: "Modification de la course",
  en: "Change of the ride",
};
