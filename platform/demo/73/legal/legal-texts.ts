import type { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { cookiePolicy } from "@/platform/demo/73/legal/en/cookie-policy";
import { legalNotice } from "@/platform/demo/73/legal/en/legal-notice";
import { privacyPolicy } from "@/platform/demo/73/legal/en/privacy-policy";
import { saleTermsDelivery } from "@/platform/demo/73/legal/en/sale-terms-delivery";
import { saleTermsOrder } from "@/platform/demo/73/legal/en/sale-terms-order";
import { useTerms } from "@/platform/demo/73/legal/en/use-terms";
import { cookiePolicy as politiqueCookies } from "@/platform/demo/73/legal/fr/cookie-policy";
import { legalNotice as mentionsLegales } from "@/platform/demo/73/legal/fr/legal-notice";
import { privacyPolicy as politiqueDeConfidentialite } from "@/platform/demo/73/legal/fr/privacy-policy";
import { saleTermsDelivery as venteLivraison } from "@/platform/demo/73/legal/fr/sale-terms-delivery";
import { saleTermsOrder as venteCommande } from "@/platform/demo/73/legal/fr/sale-terms-order";
import { useTerms as conditionsUtilisation } from "@/platform/demo/73/legal/fr/use-terms";

/** The legal texts of site 73 in both languages, of the same substance. */
export const legalTexts: Record<keyof typeof legalParameters, PerLanguage<string>> = {
  LEGAL_NOTICE: { fr_FR: mentionsLegales, en: legalNotice },
  PRIVACY_POLICY: { fr_FR: politiqueDeConfidentialite, en: privacyPolicy },
  SALE_TERMS: { fr_FR: venteCommande + venteLivraison, en: saleTermsOrder + saleTermsDelivery },
  COOKIE_POLICY: { fr_FR: politiqueCookies, en: cookiePolicy },
  USE_TERMS: { fr_FR: conditionsUtilisation, en: useTerms },
};
