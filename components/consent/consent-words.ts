import type { ConsentSettings } from "@/lib/consent/consent-settings";
import { OUTSIDE_SERVICES } from "@/lib/consent/outside-services";
import { SERVICE_PURPOSES } from "@/lib/rules/consent/service-key";
import { COOKIE_POLICY_PATH } from "@/lib/rules/site/legal-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import en from "@/messages/en/consent.json";
import fr from "@/messages/fr/consent.json";

const WORDS = { fr, en } as const;

/** Returns the words of the choice by the library's names; it writes them into its HTML as is. */
export function consentWords(locale: Locale, { days, tools }: ConsentSettings) {
  const words = WORDS[locale];
  const offered = OUTSIDE_SERVICES.filter(({ key }) => tools[key]);
  const isUsed = (purpose: string) => offered.some(({ key }) => tools[key]?.purpose === purpose);
  const uses = SERVICE_PURPOSES.filter(isUsed).map((purpose) => words.uses[purpose]);
  // A phone takes a fifth of a second to load what makes lists of a language.
  const list = uses.length > 1 ? new Intl.ListFormat(locale).format(uses) : uses.join();
  const policy = localisedPath(COOKIE_POLICY_PATH, locale);
  const aboutTools = offered.map(({ key, name, about }) => {
    const supplier =
      about && name
        ? ` <a href="${about}" target="_blank" rel="noreferrer noopener">${words.supplier.replace("{name}", name)}</a>`
        : "";
    return [`desc-${key}`, words.tools[key] + supplier] as const;
  });
  return {
    ownTools: words.ownTools,
    library: {
      title: words.title,
      disclaimer: `<p>${words.about.replace("{days}", String(days))} <a href="${policy}">${words.policyLink}</a></p>`,
      alertBigPrivacy: `<span>${words.ask.replace("{uses}", list)}</span> <span>${words.freely}</span>`,
      acceptAll: words.acceptAll,
      allowAll: words.acceptAll,
      denyAll: words.denyAll,
      personalize: words.choose,
      all: words.allTools,
      allow: words.allow,
      deny: words.deny,
      save: words.save,
      close: words.close,
      closeBanner: words.close,
      mandatoryTitle: words.needed,
      mandatoryText: words.neededText,
      allowed: words.allowed,
      disallowed: words.refused,
      reload: words.reload,
      modalWindow: words.dialog,
      icon: "Cookies",
      // Counted by the library, and not shown: the policy lists the cookies.
      ...{ useCookie: "", useNoCookie: "", noCookie: "", useCookieCurrent: "", cookieDetail: "" },
      ...{ noServices: "", fallback: "", alertSmall: "", middleBarHead: "", toggleInfoBox: "" },
      ...Object.fromEntries(LIBRARY_PURPOSES.map((purpose) => [purpose, NO_PURPOSE])),
      ...words.purposes,
      ...Object.fromEntries(aboutTools),
    },
  };
}

/** Purposes that the library has a place for, and no tool of this site. */
const LIBRARY_PURPOSES = ["api", "comment", "social", "video", "google"];
const NO_PURPOSE = { title: "", details: "" };
