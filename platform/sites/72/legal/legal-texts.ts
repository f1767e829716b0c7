import type { legal } from "@/lib/contract/parameter-catalogue/legal";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { cookiePolicy } from "./en/cookie-policy";
import { legalNotice } from "./en/legal-notice";
import { privacyPolicy } from "./en/privacy-policy";
import { saleTermsOrder } from "./en/sale-terms-order";
import { saleTermsRide } from "./en/sale-terms-ride";
import { useTerms } from "./en/use-terms";
import { cookiePolicy as politiqueCookies } from "./fr/cookie-policy";
import { legalNotice as mentionsLegales } from "./fr/legal-notice";
import { privacyPolicy as politiqueDeConfidentialite } from "./fr/privacy-policy";
import { saleTermsOrder as venteCommande } from "./fr/sale-terms-order";
import { saleTermsRide as venteCourse } from "./fr/sale-terms-ride";
import { useTerms as conditionsUtilisation } from "./fr/use-terms";

/** The legal texts of site 72 in both languages, of the same substance. */
export const legalTexts: Record<keyof typeof legal, PerLanguage<string>> = {
  LEGAL_NOTICE: { fr_FR: mentionsLegales, en: legalNotice },
  PRIVACY_POLICY: { fr_FR: politiqueDeConfidentialite, en: privacyPolicy },
  SALE_TERMS: { fr_FR: venteCommande + venteCourse, en: saleTermsOrder + saleTermsRide },
  COOKIE_POLICY: { fr_FR: politiqueCookies, en: cookiePolicy },
  USE_TERMS: { fr_FR: conditionsUtilisation, en: useTerms },
};
