import { describe, expect, it } from "vitest";
import { legalWording } from "@/testing/legal-wording";
import { legalTexts } from "./legal-texts";

describe("what the law asks of wine sold at a distance", () => {
  it.each([
    [
      "SALE_TERMS",
      "14 jours à compter de la réception des bouteilles",
      "14 days from receiving the bottles",
    ],
    [
      "SALE_TERMS",
      "article L. 221-18 du Code de la consommation",
      "article L. 221-18 of the Consumer Code",
    ],
    [
      "SALE_TERMS",
      "article L. 3342-1 du Code de la santé publique",
      "article L. 3342-1 of the French Public Health",
    ],
    ["SALE_TERMS", "il ne dépasse jamais 30 jours", "it is never more than 30 days"],
    ["SALE_TERMS", "Prévenez-nous dans les 3 jours", "Tell us within 3 days"],
    ["SALE_TERMS", "la casse en route est pour nous", "breakage on the way is ours"],
    ["SALE_TERMS", "un délai de 2 ans à compter de la délivrance", "2 years from delivery"],
    ["SALE_TERMS", "Le retour est à vos frais", "The return is at your expense"],
    ["SALE_TERMS", "Passé 15 jours ouvrés", "After 15 working days"],
    [
      "LEGAL_NOTICE",
      "La vente d’alcool aux mineurs est interdite",
      "Selling alcohol to minors is forbidden",
    ],
    ["LEGAL_NOTICE", "sont des images de synthèse", "are computer renderings"],
    ["USE_TERMS", "sont réservées aux personnes majeures", "are both for people of legal age"],
  ] as const)("%s: %s", (key, fr, en) => {
    expect(legalWording(legalTexts[key].fr_FR)).toContain(fr);
    expect(legalWording(legalTexts[key].en)).toContain(en);
  });
});
