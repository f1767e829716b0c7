import { awaiting, link, string } from "./definition";

/** Tools of others: one whose value is empty does not load (§2 Cookie consent). */
export const servicesParameters = {
  IMAGE_SERVICE_URL: awaiting(
    "media",
    link("Adresse du service d’images", "Image service address"),
  ),
  MATOMO_URL: awaiting("consent", link("Matomo : adresse", "Matomo: address")),
  MATOMO_SITE_ID: awaiting("consent", string("Matomo : identifiant du site", "Matomo: site id")),
  GOOGLE_TAG_MANAGER_IDS: awaiting(
    "consent",
    string("Google Tag Manager : identifiants", "Google Tag Manager: ids"),
  ),
  GOOGLE_ANALYTICS_ID: awaiting(
    "consent",
    string("Google Analytics 4 : identifiant", "Google Analytics 4: id"),
  ),
  GOOGLE_ADS_ID: awaiting("consent", string("Google Ads : identifiant", "Google Ads: id")),
  PLAUSIBLE_DOMAIN: awaiting("consent", string("Plausible : domaine", "Plausible: domain")),
  FACEBOOK_PIXEL_KEY: awaiting("consent", string("Pixel Facebook : clé", "Facebook pixel: key")),
} as const;
