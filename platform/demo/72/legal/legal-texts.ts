import type { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { cookiePolicy } from "@/platform/demo/72/legal/en/cookie-policy";
import { legalNotice } from "@/platform/demo/72/legal/en/legal-notice";
import { privacyPolicy } from "@/platform/demo/72/legal/en/privacy-policy";
import { saleTermsOrder } from "@/platform/demo/72/legal/en/sale-terms-order";
import { saleTermsRide } from "@/platform/demo/72/legal/en/sale-terms-ride";
import { useTerms } from "@/platform/demo/72/legal/en/use-terms";
import { cookiePolicy as politiqueCookies } from "@/platform/demo/72/legal/fr/cookie-policy";
import { legalNotice as mentionsLegales } from "@/platform/demo/72/legal/fr/legal-notice";
import { privacyPolicy as politiqueDeConfidentialite } from "@/platform/demo/72/legal/fr/privacy-policy";
import { saleTermsOrder as venteCommande } from "@/platform/demo/72/legal/fr/sale-terms-order";
import { saleTermsRide as venteCourse } from "@/platform/demo/72/legal/fr/sale-terms-ride";
import { useTerms as conditionsUtilisation } from "@/platform/demo/72/legal/fr/use-terms";

/** The legal texts of site 72 in both languages, of the same substance. */
export const legalTexts: Record<keyof typeof legalParameters, PerLanguage<string>> = {
  LEGAL_NOTICE: { fr_FR: mentionsLegales, en: legalNotice },
  PRIVACY_POLICY: { fr_FR: politiqueDeConfidentialite, en: privacyPolicy },
  SALE_TERMS: { fr_FR: venteCommande + venteCourse, en: saleTermsOrder + saleTermsRide },
  COOKIE_POLICY: { fr_FR: politiqueCookies, en: cookiePolicy },
  USE_TERMS: { fr_FR: conditionsUtilisation, en: useTerms },
};
