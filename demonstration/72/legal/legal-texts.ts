import { cookiePolicy } from "@/demonstration/72/legal/en/cookie-policy";
import { legalNotice } from "@/demonstration/72/legal/en/legal-notice";
import { privacyPolicy } from "@/demonstration/72/legal/en/privacy-policy";
import { saleTermsOrder } from "@/demonstration/72/legal/en/sale-terms-order";
import { saleTermsRide } from "@/demonstration/72/legal/en/sale-terms-ride";
import { useTerms } from "@/demonstration/72/legal/en/use-terms";
import { cookiePolicy as politiqueCookies } from "@/demonstration/72/legal/fr/cookie-policy";
import { legalNotice as mentionsLegales } from "@/demonstration/72/legal/fr/legal-notice";
import { privacyPolicy as politiqueDeConfidentialite } from "@/demonstration/72/legal/fr/privacy-policy";
import { saleTermsOrder as venteCommande } from "@/demonstration/72/legal/fr/sale-terms-order";
import { saleTermsRide as venteCourse } from "@/demonstration/72/legal/fr/sale-terms-ride";
import { useTerms as conditionsUtilisation } from "@/demonstration/72/legal/fr/use-terms";
import { accessibilityOf } from "@/demonstration/legal/en/accessibility-of";
import { accessibilityOf as accessibiliteOf } from "@/demonstration/legal/fr/accessibility-of";
import type { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Legal texts of site 72 in both languages, of the same substance. */
export const legalTexts: Record<keyof typeof legalParameters, PerLanguage<string>> = {
  LEGAL_NOTICE: { fr_FR: mentionsLegales, en: legalNotice },
  PRIVACY_POLICY: { fr_FR: politiqueDeConfidentialite, en: privacyPolicy },
  SALE_TERMS: { fr_FR: venteCommande + venteCourse, en: saleTermsOrder + saleTermsRide },
  COOKIE_POLICY: { fr_FR: politiqueCookies, en: cookiePolicy },
  ACCESSIBILITY_STATEMENT: {
    fr_FR: accessibiliteOf("réserver et payer une course"),
    en: accessibilityOf("book a ride and pay for it"),
  },
  USE_TERMS: { fr_FR: conditionsUtilisation, en: useTerms },
};
