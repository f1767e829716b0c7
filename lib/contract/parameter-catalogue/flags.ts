import { boolean, number } from "./definition";

export const flagsParameters = {
  ENABLE_NEWSLETTER: boolean("Lettre d’information", "Newsletter", "false"),
  IS_BLOG_ACTIVATED: boolean("Blog", "Blog", "true"),
  SHOW_SEARCHBAR: boolean("Barre de recherche", "Search bar", "false"),
  HIDE_CONTACT_PAGE: boolean("Masquer la page de contact", "Hide the contact page", "true"),
  ASK_BIRTHDATE_AT_REGISTER: boolean(
    "Demander la date de naissance à l’inscription",
    "Ask for the birth date on registration",
    "false",
  ),
  BLOCK_MINORS_FROM_REGISTERING: boolean(
    "Refuser l’inscription des mineurs",
    "Refuse registration of minors",
    "false",
  ),
  DISPLAY_ALCOHOL_SELLING_MESSAGE: boolean(
    "Message sur la vente d’alcool",
    "Message on the sale of alcohol",
    "false",
  ),
  DISPLAY_ETHYLOTEST_MESSAGE: boolean("Message sur l’éthylotest", "Breathalyser message", "false"),
  LOCK_RIGHT_CLICK: boolean("Bloquer le clic droit", "Block right click", "false"),
  LOCK_TEXT_SELECTION: boolean("Bloquer la sélection de texte", "Block text selection", "false"),
  SHOW_PROMOTE_MESSAGE: boolean(
    "Afficher l’actualité mise en avant",
    "Show promoted news",
    "false",
  ),
  SHARED_CACHE_SECONDS: number(["Cache partagé (CDN)", "Shared cache (CDN)"], {
    unit: "SECONDS",
    least: 0,
    most: 86_400,
    default: "0",
    says: [
      "Un cache partagé (CDN) garde les pages {value}",
      "A shared cache (CDN) keeps pages for {value}",
    ],
  }),
} as const;
