import type { LanguageCode } from "@/lib/contract/locale";

/** Mentions required between professionals (Code de commerce, L441-9 and D441-5). */
export const ciiWords: Record<
  LanguageCode,
  { penalty: string; recovery: string; discount: string; settled: string; exempt: string }
> = {
  fr_FR: {
    penalty:
      "Pénalités de retard au taux de trois fois l’intérêt légal, exigibles sans rappel le jour suivant l’échéance.",
    recovery: "Indemnité forfaitaire de 40 € pour frais de recouvrement.",
    discount: "Pas d’escompte pour paiement anticipé.",
    settled: "Réglée.",
    exempt: "TVA non applicable, article 293 B du Code général des impôts.",
  },
  en: {
    penalty:
      "Late interest at three times the French legal rate, owed without notice from the day after the due date.",
    recovery: "Fixed sum of €40 for recovery costs.",
    discount: "No discount for early payment.",
    settled: "Paid.",
    exempt: "VAT not applicable, article 293 B of the French General Tax Code.",
  },
};
