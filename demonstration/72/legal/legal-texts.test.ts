import { describe, expect, it } from "vitest";
import { legalWording } from "@/testing/legal-wording";
import { legalTexts } from "./legal-texts";

describe("the numbers of the specification", () => {
  it.each([
    ["SALE_TERMS", "Moins de 300 € | 20 €", "Under €300 | €20"],
    ["SALE_TERMS", "À partir de 300 € | 30 % du prix", "From €300 | 30% of the price"],
    ["SALE_TERMS", "est un acompte et non des arrhes", "is an acompte and not arrhes"],
    ["SALE_TERMS", "moins de 48 heures, nous pouvons demander le paiement complet", "less than 48"],
    ["SALE_TERMS", "Le lien est valable 48 heures", "The link is valid for 48 hours"],
    ["SALE_TERMS", "dans les 15 jours ouvrés", "within 15 working days"],
    ["SALE_TERMS", "Les espèces, jusqu’à 1 500 €", "Cash, up to €1,500"],
    ["SALE_TERMS", "Au-delà de 1 000 € TTC", "Above €1,000 including VAT"],
    ["SALE_TERMS", "vous disposez de 14 jours", "you have 14 days"],
    ["SALE_TERMS", "au plus tard 14 jours après votre demande", "no later than 14 days after"],
    ["SALE_TERMS", "versé dans les 14 jours", "paid within 14 days"],
    ["SALE_TERMS", "jusqu’à 24 heures avant le départ", "up to 24 hours before the start"],
    ["SALE_TERMS", "1 heure après l’atterrissage", "1 hour after your flight lands"],
    ["SALE_TERMS", "30 minutes après l’arrivée de votre train", "30 minutes after your train"],
    ["SALE_TERMS", "trois fois l’intérêt légal", "three times the legal interest rate"],
    ["SALE_TERMS", "dure plus de 3 mois", "lasts more than 3 months"],
    ["SALE_TERMS", "Il est valable 30 jours", "It is valid for 30 days"],
    ["SALE_TERMS", "Moins de 20 km : un forfait", "Under 20 km: a flat rate"],
    ["PRIVACY_POLICY", "sous 10 jours ouvrés", "within 10 working days"],
    ["COOKIE_POLICY", "que vous avez choisie | 365 jours", "that you chose | 365 days"],
    ["COOKIE_POLICY", "si vous vous connectez | 1 jour", "if you log in | 1 day"],
    ["LEGAL_NOTICE", "sont des images de synthèse", "are computer renderings"],
    ["USE_TERMS", "sous 10 jours ouvrés", "within 10 working days"],
  ] as const)("%s: %s", (key, fr, en) => {
    expect(legalWording(legalTexts[key].fr_FR)).toContain(fr);
    expect(legalWording(legalTexts[key].en)).toContain(en);
  });
});
