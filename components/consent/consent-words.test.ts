import { expect, it } from "vitest";
import type { ConsentSettings } from "@/lib/consent/consent-settings";
import { consentWords } from "./consent-words";

const settings: ConsentSettings = {
  days: 90,
  tools: {
    matomo: { values: ["/stats/", "1"], purpose: "analytic" },
    googleads: { values: ["AW-1"], purpose: "ads" },
  },
  files: { library: "", choices: "", style: "" },
};

it.each([
  ["fr", "mesurer ses visites et suivre l’effet de ses publicités", "90\u00a0jours"],
  ["en", "measure its visits and follow how its advertising does", "90 days"],
] as const)(
  "asks in %s for what the tools of the site are for, and says how long the answer lasts",
  (locale, uses, days) => {
    const { library } = consentWords(locale, settings);
    expect(library.alertBigPrivacy).toContain(uses);
    expect(library.disclaimer).toContain(days);
    expect(JSON.stringify(library)).not.toMatch(/\{\w+\}/);
    expect(library).toHaveProperty("desc-matomo", expect.stringContaining("matomo.org"));
    expect(library).not.toHaveProperty("desc-gtag");
  },
);
