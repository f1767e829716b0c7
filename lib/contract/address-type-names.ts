import type { TranslatedValue } from "./field/translated-value";

/** Usual names of the kinds of address that the site itself asks for by their value. */
const USUAL_NAMES: Record<string, TranslatedValue> = {
  SHIPPING: { fr_FR: "Livraison", en: "Delivery" },
  BILLING: { fr_FR: "Facturation", en: "Billing" },
  COMPANY: { fr_FR: "Entreprise", en: "Business" },
  CLICK_AND_COLLECT: { fr_FR: "Retrait des commandes", en: "Collecting orders" },
};

/** Tells whether the site asks for a kind of address by its value: it stays. */
export const isUsualAddressType = (value: string): boolean => Object.hasOwn(USUAL_NAMES, value);

/** Returns the names of a kind of address: those that it was given, else the usual ones, else its value. */
export const addressTypeNames = (type: {
  value: string;
  name: TranslatedValue | null;
}): TranslatedValue =>
  type.name ?? USUAL_NAMES[type.value] ?? { fr_FR: type.value, en: type.value };
