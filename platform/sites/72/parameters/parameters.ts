import type { SiteData } from "@/platform/sites/site-data";
import { cookiePolicy } from "../legal/cookie-policy";
import { legalNotice } from "../legal/legal-notice";
import { privacyPolicy } from "../legal/privacy-policy";
import { saleTerms } from "../legal/sale-terms";
import { useTerms } from "../legal/use-terms";
import { chatLink } from "./chat-link";

const DAY_AND_NIGHT = "00:00-24:00";

/** The settings of site 72; those left out have the catalogue's default. */
export const parameters: SiteData["parameters"] = {
  COMPANY_NAME: "Estuaire Chauffeur Privé",
  COMPANY_EMAIL: "contact@estuaire-chauffeur.example",
  COMPANY_PHONE: "02 61 91 00 72",
  COMPANY_MOBILE: "06 39 98 00 72",
  COMPANY_ADDRESS: "14 quai de la Fosse, 44000 Nantes",
  COMPANY_DESCRIPTION: {
    fr_FR:
      "Chauffeur privé à Nantes et dans les Pays de la Loire : aéroport, gares, mise à disposition et escapades, de jour comme de nuit.",
    en: "Private chauffeur in Nantes and the Pays de la Loire: airport, stations, hire by the hour and touring, day and night.",
  },
  HEAD_OFFICE: "14 quai de la Fosse, 44000 Nantes",
  LEGAL_AGENT: "Mathilde Kerdreux",
  LEGAL_COMPANY_NAME: "Estuaire Chauffeur Privé",
  CORPORATE_FORM: "SASU",
  SHARE_CAPITAL: "5 000 €",
  RCS_NUMBER: "Nantes 900 072 406",
  SIRET_NUMBER: "900 072 406 00011",
  VAT_NUMBER: "FR 03 900072406",
  VTC_REGISTER_NUMBER: "EVTC044200072",
  MEDIATOR: {
    fr_FR: "Médiation Tourisme et Voyage, BP 80303, 75823 Paris Cedex 17",
    en: "Médiation Tourisme et Voyage, BP 80303, 75823 Paris Cedex 17, France",
  },
  HOSTING_PROVIDER: "Estuaire Chauffeur Privé, 14 quai de la Fosse, 44000 Nantes",
  CONTACT_ADDITIONAL_INFOS: {
    fr_FR:
      "Le téléphone répond 24 h/24, 7 j/7. Pour une course dans les deux heures, appelez plutôt que d’écrire.",
    en: "The telephone is answered at any hour, every day. For a ride within two hours, call rather than write.",
  },

  MONDAY_HOURS: DAY_AND_NIGHT,
  TUESDAY_HOURS: DAY_AND_NIGHT,
  WEDNESDAY_HOURS: DAY_AND_NIGHT,
  THURSDAY_HOURS: DAY_AND_NIGHT,
  FRIDAY_HOURS: DAY_AND_NIGHT,
  SATURDAY_HOURS: DAY_AND_NIGHT,
  SUNDAY_HOURS: DAY_AND_NIGHT,

  LEGAL_NOTICE: legalNotice,
  PRIVACY_POLICY: privacyPolicy,
  SALE_TERMS: saleTerms,
  COOKIE_POLICY: cookiePolicy,
  USE_TERMS: useTerms,

  BACKGROUND_COLOR: "#121212FF",
  FONT_COLOR: "#E8E6E1FF",
  HEADING_COLOR: "#FFFFFFFF",
  HEADER_BACKGROUND_COLOR: "#121212FF",
  HEADER_FONT_COLOR: "#F5F3EEFF",
  FOOTER_BACKGROUND_COLOR: "#0B0B0BFF",
  FOOTER_FONT_COLOR: "#C9C6BFFF",
  MENU_BACKGROUND_COLOR: "#181818FF",
  MENU_FONT_COLOR: "#F5F3EEFF",
  ACTIVE_MENU_BACKGROUND_COLOR: "#00000000",
  ACTIVE_MENU_FONT_COLOR: "#D4AF37FF",
  MOBILE_MENU_BACKGROUND_COLOR: "#121212FF",
  MOBILE_MENU_FONT_COLOR: "#F5F3EEFF",
  TOP_BAR_BACKGROUND_COLOR: "#0B0B0BFF",
  TOP_BAR_FONT_COLOR: "#C9C6BFFF",

  LOGO_POSITION: "LEFT",
  LOGO_HEIGHT: "64",
  LOGO_HEIGHT_MOBILE: "48",
  LOGO_HEIGHT_FOOTER: "84",
  MENU_ALIGNMENT: "RIGHT",

  HIDE_CONTACT_PAGE: "false",
  IS_BLOG_ACTIVATED: "false",

  FACEBOOK_URL: "https://facebook.example/estuaire-chauffeur",
  INSTAGRAM_URL: "https://instagram.example/estuaire.chauffeur",
  LINKEDIN_URL: "https://linkedin.example/company/estuaire-chauffeur",
  MAIL_SENDER_NAME: "Estuaire Chauffeur Privé",
  MAIL_SENDER_ADDRESS: "contact@estuaire-chauffeur.example",
  CREATED_BY_MESSAGE: {
    fr_FR: "Site réalisé à Nantes",
    en: "Made in Nantes",
  },
  AFTER_BODY_HTML_TO_LOAD: chatLink,
};
