import type { LanguageCode } from "@/lib/contract/locale";
import type { FareItem } from "@/lib/rules/booking/fare";
import { eurosIn } from "@/lib/rules/money/euros-in";

export function fareLineLabel(line: FareItem, language: LanguageCode): string {
  const locale = language === "en" ? "en-GB" : "fr-FR";
  const number = (value: number | undefined) => (value ?? 0).toLocaleString(locale);
  const quantity = number(line.quantity);
  const unit = eurosIn(language, line.unitCents ?? 0);
  const percent = number(line.percent);
  const label = (language === "en" ? ENGLISH : FRENCH)[line.code]({
    quantity,
    unit,
    percent,
    // French has the plural from two on.
    s: (line.quantity ?? 0) < 2 ? "" : "s",
  });
  return line.leg ? LEGS[language][line.leg](label) : label;
}

type Say = (amounts: { quantity: string; unit: string; percent: string; s: string }) => string;

const FRENCH: Record<FareItem["code"], Say> = {
  FLAT_RATE: ({ quantity }) => `Forfait moins de ${quantity} km`,
  DISTANCE: ({ quantity, unit }) => `Course de ${quantity} km à ${unit} le km`,
  HIRE: ({ quantity, unit }) => `Mise à disposition, ${quantity} h à ${unit} l’heure`,
  EXTRA_KM: ({ quantity, unit, s }) => `${quantity} km supplémentaire${s} à ${unit}`,
  AGREED: () => "Prix convenu pour la course",
  WAITING: ({ quantity, unit }) =>
    `Attente au-delà de la tolérance, ${quantity} h à ${unit} l’heure`,
  DISCOUNT: ({ percent }) => `Remise de votre compte (${percent} %)`,
  REDUCTION: () => "Somme rendue",
  NIGHT: ({ percent }) => `Majoration de nuit (${percent} %)`,
  SUNDAY: ({ percent }) => `Majoration du dimanche (${percent} %)`,
  PUBLIC_HOLIDAY: ({ percent }) => `Majoration jour férié (${percent} %)`,
};

const ENGLISH: Record<FareItem["code"], Say> = {
  FLAT_RATE: ({ quantity }) => `Flat rate under ${quantity} km`,
  DISTANCE: ({ quantity, unit }) => `Ride of ${quantity} km at ${unit} a km`,
  HIRE: ({ quantity, unit }) => `Hire with driver, ${quantity} h at ${unit} an hour`,
  EXTRA_KM: ({ quantity, unit }) => `${quantity} further km at ${unit}`,
  AGREED: () => "Price agreed for the ride",
  WAITING: ({ quantity, unit }) => `Waiting beyond the tolerance, ${quantity} h at ${unit} an hour`,
  DISCOUNT: ({ percent }) => `Discount of your account (${percent}%)`,
  REDUCTION: () => "Sum given back",
  NIGHT: ({ percent }) => `Night supplement (${percent}%)`,
  SUNDAY: ({ percent }) => `Sunday supplement (${percent}%)`,
  PUBLIC_HOLIDAY: ({ percent }) => `Public-holiday supplement (${percent}%)`,
};

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const LEGS: Record<LanguageCode, Record<"OUTBOUND" | "RETURN", (label: string) => string>> = {
  fr_FR: {
    OUTBOUND: (label) => `Aller : ${lower(label)}`,
    RETURN: (label) => `Retour : ${lower(label)}`,
  },
  en: { OUTBOUND: (label) => `Out: ${label}`, RETURN: (label) => `Back: ${label}` },
};
