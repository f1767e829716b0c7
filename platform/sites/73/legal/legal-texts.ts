import type { legal } from "@/lib/contract/parameter-catalogue/legal";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { cookiePolicy } from "./en/cookie-policy";
import { legalNotice } from "./en/legal-notice";
import { privacyPolicy } from "./en/privacy-policy";
import { saleTermsDelivery } from "./en/sale-terms-delivery";
import { saleTermsOrder } from "./en/sale-terms-order";
import { useTerms } from "./en/use-terms";
import { cookiePolicy as politiqueCookies } from "./fr/cookie-policy";
import { legalNotice as mentionsLegales } from "./fr/legal-notice";
import { privacyPolicy as politiqueDeConfidentialite } from "./fr/privacy-policy";
import { saleTermsDelivery as venteLivraison } from "./fr/sale-terms-delivery";
import { saleTermsOrder as venteCommande } from "./fr/sale-terms-order";
import { useTerms as conditionsUtilisation } from "./fr/use-terms";

/** The legal texts of site 73 in both languages, of the same substance. */
export const legalTexts: Record<keyof typeof legal, PerLanguage<string>> = {
  LEGAL_NOTICE: { fr_FR: mentionsLegales, en: legalNotice },
  PRIVACY_POLICY: { fr_FR: politiqueDeConfidentialite, en: privacyPolicy },
  SALE_TERMS: { fr_FR: venteCommande + venteLivraison, en: saleTermsOrder + saleTermsDelivery },
  COOKIE_POLICY: { fr_FR: politiqueCookies, en: cookiePolicy },
  USE_TERMS: { fr_FR: conditionsUtilisation, en: useTerms },
};
