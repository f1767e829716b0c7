import { link } from "./definition";

/** The company's accounts on other sites; an unset one is not shown. */
export const socialParameters = {
  FACEBOOK_URL: link("Facebook", "Facebook"),
  INSTAGRAM_URL: link("Instagram", "Instagram"),
  LINKEDIN_URL: link("LinkedIn", "LinkedIn"),
  TWITTER_URL: link("Twitter", "Twitter"),
  TIKTOK_URL: link("TikTok", "TikTok"),
  YOUTUBE_URL: link("YouTube", "YouTube"),
  TRIPADVISOR_URL: link("Tripadvisor", "Tripadvisor"),
  REVIEWS_URL: link("Lien vers les avis", "Reviews link"),
} as const;
