import { markup } from "./definition";

/** Legal texts: HTML in which `{{COMPANY_NAME}}` and the like stand for the company's values. */
export const legalParameters = {
  LEGAL_NOTICE: markup("Mentions légales", "Legal notice"),
  PRIVACY_POLICY: markup("Politique de confidentialité", "Privacy policy"),
  SALE_TERMS: markup("Conditions générales de vente", "Terms of sale"),
  COOKIE_POLICY: markup("Politique relative aux cookies", "Cookie policy"),
  ACCESSIBILITY_STATEMENT: markup("Déclaration d’accessibilité", "Accessibility statement"),
  USE_TERMS: markup("Conditions générales d’utilisation", "Terms of use"),
} as const;
