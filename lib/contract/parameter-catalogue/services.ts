import { link, string } from "./definition";

/** Tools of others: one whose value is empty does not load (§2 Cookie consent). */
export const servicesParameters = {
  IMAGE_SERVICE_URL: link("Adresse du service d’images", "Image service address"),
  MATOMO_URL: link("Matomo : adresse", "Matomo: address"),
  MATOMO_SITE_ID: string("Matomo : identifiant du site", "Matomo: site id"),
  GOOGLE_TAG_MANAGER_IDS: string("Google Tag Manager : identifiants", "Google Tag Manager: ids"),
  GOOGLE_ANALYTICS_ID: string("Google Analytics 4 : identifiant", "Google Analytics 4: id"),
  GOOGLE_ADS_ID: string("Google Ads : identifiant", "Google Ads: id"),
  PLAUSIBLE_DOMAIN: string("Plausible : domaine", "Plausible: domain"),
  FACEBOOK_PIXEL_KEY: string("Pixel Facebook : clé", "Facebook pixel: key"),
} as const;
