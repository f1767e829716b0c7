import { addScript } from "@/lib/consent/add-script";
import { defineService } from "@/lib/consent/define-service";
import { toolQueue } from "@/lib/consent/tool-queue";

const COOKIE_DAYS = 393;

const tell = (...call: unknown[]) => toolQueue<unknown[]>("_paq").push(call);
const withSlash = (address = "") => address.replace(/\/*$/, "/");

/** Audience measurement on a server of the owner's choice, which may be the site's own. */
export const matomo = defineService({
  key: "matomo",
  name: "Matomo",
  purpose: "analytic",
  parameters: ["MATOMO_URL", "MATOMO_SITE_ID"],
  about: "https://matomo.org/matomo-cloud-privacy-policy/",
  hosts: ([address = ""]) => {
    const origins = address.startsWith("/") ? [] : [new URL(address).origin];
    return { scripts: origins, calls: origins };
  },
  cookies: [
    { name: "_pk_id.*", lasts: { days: COOKIE_DAYS } },
    { name: "_pk_ses.*", lasts: { minutes: 30 } },
  ],
  load([address, site], { member, ...visit }) {
    tell("setTrackerUrl", `${withSlash(address)}matomo.php`);
    tell("setSiteId", site);
    tell("setVisitorCookieTimeout", COOKIE_DAYS * 86_400);
    tell("setCustomUrl", visit.address);
    tell("setDocumentTitle", visit.title);
    if (member !== undefined) tell("setUserId", String(member));
    tell("trackPageView");
    addScript(`${withSlash(address)}matomo.js`);
  },
  showPage(_, { address, title, member }) {
    tell("setCustomUrl", address);
    tell("setDocumentTitle", title);
    tell(...(member === undefined ? ["resetUserId"] : ["setUserId", String(member)]));
    tell("trackPageView");
  },
});
