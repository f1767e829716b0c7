import { cookiePolicy } from "@/demonstration/73/legal/en/cookie-policy";
import { legalNotice } from "@/demonstration/73/legal/en/legal-notice";
import { privacyPolicy } from "@/demonstration/73/legal/en/privacy-policy";
import { saleTermsDelivery } from "@/demonstration/73/legal/en/sale-terms-delivery";
import { saleTermsOrder } from "@/demonstration/73/legal/en/sale-terms-order";
import { useTerms } from "@/demonstration/73/legal/en/use-terms";
import { cookiePolicy as politiqueCookies } from "@/demonstration/73/legal/fr/cookie-policy";
import { legalNotice as mentionsLegales } from "@/demonstration/73/legal/fr/legal-notice";
import { privacyPolicy as politiqueDeConfidentialite } from "@/demonstration/73/legal/fr/privacy-policy";
import { saleTermsDelivery as venteLivraison } from "@/demonstration/73/legal/fr/sale-terms-delivery";
import { saleTermsOrder as venteCommande } from "@/demonstration/73/legal/fr/sale-terms-order";
import { useTerms as conditionsUtilisation } from "@/demonstration/73/legal/fr/use-terms";
import { accessibilityOf } from "@/demonstration/legal/en/accessibility-of";
import { accessibilityOf as accessibiliteOf } from "@/demonstration/legal/fr/accessibility-of";
import type { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Legal texts of site 73 in both languages, of the same substance. */
export const legalTexts: Record<keyof typeof legalParameters, PerLanguage<string>> = {
  LEGAL_NOTICE: { fr_FR: mentionsLegales, en: legalNotice },
  PRIVACY_POLICY: { fr_FR: politiqueDeConfidentialite, en: privacyPolicy },
  SALE_TERMS: { fr_FR: venteCommande + venteLivraison, en: saleTermsOrder + saleTermsDelivery },
  COOKIE_POLICY: { fr_FR: politiqueCookies, en: cookiePolicy },
  ACCESSIBILITY_STATEMENT: {
    fr_FR: accessibiliteOf("choisir et commander un vin"),
    en: accessibilityOf("choose a wine and order it"),
  },
  USE_TERMS: { fr_FR: conditionsUtilisation, en: useTerms },
};
