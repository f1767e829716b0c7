import { defineService } from "@/lib/consent/define-service";
import { beginGoogleTag, tellGoogle } from "@/lib/consent/google-tag";

/** Advertisements by Google and their conversions; it counts no pages and is told of no member. */
export const googleAds = defineService({
  key: "googleads",
  name: "Google Ads",
  purpose: "ads",
  parameters: ["GOOGLE_ADS_ID"],
  about: "https://policies.google.com/technologies/ads",
  hosts: () => ({
    scripts: [
      "https://www.googletagmanager.com",
      "https://www.googleadservices.com",
      "https://googleads.g.doubleclick.net",
    ],
    calls: [
      "https://www.googletagmanager.com",
      "https://www.google.com",
      "https://www.googleadservices.com",
      "https://googleads.g.doubleclick.net",
    ],
    frames: ["https://td.doubleclick.net", "https://www.googletagmanager.com"],
  }),
  cookies: [
    { name: "_gcl_au", lasts: { days: 90 } },
    { name: "_gcl_aw", lasts: { days: 90 } },
  ],
  load([id = ""], { address }) {
    beginGoogleTag(id, ["ad_storage", "ad_user_data", "ad_personalization"]);
    tellGoogle("config", id, { page_location: address });
  },
});
