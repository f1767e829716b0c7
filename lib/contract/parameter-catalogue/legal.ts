import { text } from "./definition";

/** Legal texts: HTML in which `{{COMPANY_NAME}}` and the like stand for the company's values. */
export const legalParameters = {
  LEGAL_NOTICE: text("Mentions légales", "Legal notice"),
  PRIVACY_POLICY: text("Politique de confidentialité", "Privacy policy"),
  SALE_TERMS: text("Conditions générales de vente", "Terms of sale"),
  COOKIE_POLICY: text("Politique relative aux cookies", "Cookie policy"),
  USE_TERMS: text("Conditions générales d’utilisation", "Terms of use"),
} as const;
