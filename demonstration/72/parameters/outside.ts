import type { SiteData } from "@/demonstration/data/site-data";
import { chatLink } from "./chat-link";

/** Links of the site elsewhere, and code that it injects into each page. */
export const outside: SiteData["parameters"] = {
  FACEBOOK_URL: "https://facebook.example/estuaire-chauffeur",
  INSTAGRAM_URL: "https://instagram.example/estuaire.chauffeur",
  LINKEDIN_URL: "https://linkedin.example/company/estuaire-chauffeur",
  TWITTER_URL: null,
  TIKTOK_URL: null,
  YOUTUBE_URL: null,
  TRIPADVISOR_URL: null,
  REVIEWS_URL: null,

  MAIL_SENDER_NAME: "Estuaire Chauffeur Privé",
  MAIL_SENDER_ADDRESS: "reservation@estuaire-chauffeur.example",

  META_DESCRIPTION_HOME: {
    fr_FR:
      "Chauffeur privé à Nantes : aéroport, gares, mise à disposition et escapades. Prix fixe connu avant le départ, réservation en ligne, téléphone jour et nuit.",
    en: "Private chauffeur in Nantes: airport, stations, hire by the hour and touring. A fixed price known before you leave, online booking, telephone day and night.",
  },
  META_DESCRIPTION_AUTH: {
    fr_FR:
      "Connectez-vous ou créez votre espace Estuaire pour retrouver vos courses, vos factures et vos adresses.",
    en: "Log in or create your Estuaire space to find your rides, invoices and addresses.",
  },
  META_DESCRIPTION_BLOG: {
    fr_FR:
      "Routes, bonnes adresses et conseils de voyage dans les Pays de la Loire, par les chauffeurs d’Estuaire.",
    en: "Roads, good addresses and travel advice in the Pays de la Loire, from Estuaire’s drivers.",
  },
  META_DESCRIPTION_CONTACT: {
    fr_FR:
      "Une question, un devis, une course à prévoir : Estuaire, chauffeur privé à Nantes, répond au téléphone jour et nuit et à vos messages le jour même.",
    en: "A question, a quote, a ride to arrange: Estuaire, private chauffeur in Nantes, answers the telephone day and night and your messages the same day.",
  },
  CREATED_BY_MESSAGE: {
    fr_FR: "Site réalisé par l’Atelier du Sillon",
    en: "Site made by Atelier du Sillon",
  },
  CREATED_BY_BACKLINK: "https://atelier-du-sillon.example",

  AFTER_BODY_HTML_TO_LOAD: chatLink,
  SCRIPT_TO_LOAD: null,
};
