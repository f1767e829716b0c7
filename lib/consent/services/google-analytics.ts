import { defineService, type MeasuredVisit } from "@/lib/consent/define-service";
import { beginGoogleTag, tellGoogle } from "@/lib/consent/google-tag";

const COOKIE_DAYS = 395;

const showPage = ([id]: readonly string[], { address, title, member }: MeasuredVisit) =>
  tellGoogle("event", "page_view", {
    send_to: id,
    page_location: address,
    page_title: title,
    user_id: member === undefined ? null : String(member),
  });

export const googleAnalytics = defineService({
  key: "gtag",
  name: "Google Analytics",
  purpose: "analytic",
  parameters: ["GOOGLE_ANALYTICS_ID"],
  about: "https://policies.google.com/technologies/partner-sites",
  hosts: () => ({
    scripts: ["https://www.googletagmanager.com"],
    calls: [
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ],
  }),
  cookies: [
    { name: "_ga", lasts: { days: COOKIE_DAYS } },
    { name: "_ga_*", lasts: { days: COOKIE_DAYS } },
  ],
  load(values, visit) {
    const [id = ""] = values;
    beginGoogleTag(id, ["analytics_storage"]);
    tellGoogle("config", id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_expires: COOKIE_DAYS * 86_400,
      cookie_update: false,
    });
    showPage(values, visit);
  },
  showPage,
});
