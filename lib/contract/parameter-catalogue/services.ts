import {
  adsId,
  analyticsId,
  domain,
  imageServiceAddress,
  matomoAddress,
  matomoSite,
  needing,
  number,
  pixelKey,
  tagManagerIds,
} from "./definition";

/** Third-party tools: a tool with an empty value does not load (§2 Cookie consent). */
export const servicesParameters = {
  IMAGE_SERVICE_URL: imageServiceAddress("Adresse du service d’images", "Image service address"),
  // Naming a server or a container means naming the code of visitors' pages (ADR 57).
  MATOMO_URL: needing("code:change", matomoAddress("Matomo : adresse", "Matomo: address")),
  MATOMO_SITE_ID: matomoSite("Matomo : identifiant du site", "Matomo: site id"),
  GOOGLE_TAG_MANAGER_IDS: needing(
    "code:change",
    tagManagerIds("Google Tag Manager : identifiants", "Google Tag Manager: ids"),
  ),
  GOOGLE_ANALYTICS_ID: analyticsId("Google Analytics 4 : identifiant", "Google Analytics 4: id"),
  GOOGLE_ADS_ID: adsId("Google Ads : identifiant", "Google Ads: id"),
  PLAUSIBLE_DOMAIN: domain("Plausible : domaine", "Plausible: domain"),
  FACEBOOK_PIXEL_KEY: pixelKey("Pixel Facebook : clé", "Facebook pixel: key"),
  CONSENT_DAYS: number(
    ["Durée du choix sur les cookies", "How long a choice about cookies lasts"],
    {
      unit: "DAYS",
      least: 30,
      most: 395,
      default: "180",
      says: [
        "Le choix d’un visiteur sur les cookies vaut {value} ; puis il lui est demandé à nouveau",
        "A visitor’s choice about cookies lasts {value}; then they are asked again",
      ],
    },
  ),
} as const;
