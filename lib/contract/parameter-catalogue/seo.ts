import { link, string } from "./definition";

/** Data for search engines, and the maker of the site. */
export const seoParameters = {
  META_DESCRIPTION_HOME: string("Description de l’accueil", "Home description"),
  META_DESCRIPTION_AUTH: string("Description de la connexion", "Login description"),
  META_DESCRIPTION_BLOG: string("Description du blog", "Blog description"),
  META_DESCRIPTION_CONTACT: string("Description du contact", "Contact description"),
  CREATED_BY_MESSAGE: string("Mention « créé par »", "“Created by” message"),
  CREATED_BY_BACKLINK: link("Lien « créé par »", "“Created by” link"),
} as const;
