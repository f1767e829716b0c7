import type { SiteData } from "@/demonstration/data/site-data";

/** Links of the site elsewhere; it injects no code of others into its pages. */
export const outside: SiteData["parameters"] = {
  FACEBOOK_URL: "https://facebook.example/quatre-aulnes",
  INSTAGRAM_URL: "https://instagram.example/quatre.aulnes",
  LINKEDIN_URL: null,
  TWITTER_URL: null,
  TIKTOK_URL: null,
  YOUTUBE_URL: null,
  TRIPADVISOR_URL: null,
  REVIEWS_URL: null,

  MAIL_SENDER_NAME: "Domaine des Quatre Aulnes",
  MAIL_SENDER_ADDRESS: "commandes@quatre-aulnes.example",

  META_DESCRIPTION_HOME: {
    fr_FR:
      "Domaine familial au bord de la Sèvre nantaise : muscadets sur lie, crus Clisson et Gorges, Anjou, Layon et crémant, vendus par ceux qui les font.",
    en: "A family estate by the Sèvre Nantaise: Muscadet sur lie, the crus of Clisson and Gorges, Anjou, Layon and Crémant, sold by those who make them.",
  },
  META_DESCRIPTION_AUTH: {
    fr_FR:
      "Connectez-vous ou créez votre espace Quatre Aulnes pour retrouver vos commandes, vos factures et vos adresses.",
    en: "Log in or create your Quatre Aulnes space to find your orders, invoices and addresses.",
  },
  META_DESCRIPTION_BLOG: {
    fr_FR:
      "La vigne et le chai au fil des saisons, et ce qu’on mange avec : le carnet du Domaine des Quatre Aulnes.",
    en: "Vines and winery through the seasons, and what to eat with the wine: notes from the Domaine des Quatre Aulnes.",
  },
  META_DESCRIPTION_CONTACT: {
    fr_FR:
      "Une question, une commande, une visite à prévoir : le Domaine des Quatre Aulnes, près de Clisson, répond au téléphone et à vos messages.",
    en: "A question, an order, a visit to arrange: the Domaine des Quatre Aulnes, near Clisson, answers the telephone and your messages.",
  },
  CREATED_BY_MESSAGE: {
    fr_FR: "Site réalisé par l’Atelier du Sillon",
    en: "Site made by Atelier du Sillon",
  },
  CREATED_BY_BACKLINK: "https://atelier-du-sillon.example",

  AFTER_BODY_HTML_TO_LOAD: null,
  SCRIPT_TO_LOAD: null,
};
