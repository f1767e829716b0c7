import type { ComponentData } from "@/platform/demo/data/site-data";

type LegalParameter = Extract<ComponentData, { type: "LEGAL_TEXT" }>["conf"]["fr_FR"]["parameter"];

const text = (slug: string, parameter: LegalParameter): ComponentData => ({
  slug: `texte-${slug}`,
  type: "LEGAL_TEXT",
  conf: { fr_FR: { parameter }, en: { parameter } },
});

/** The blocks of every site's legal pages, one each. */
export const legalBlocks: ComponentData[] = [
  text("sale-terms", "SALE_TERMS"),
  text("use-terms", "USE_TERMS"),
  text("legal-notice", "LEGAL_NOTICE"),
  text("privacy-policy", "PRIVACY_POLICY"),
  text("cookie-policy", "COOKIE_POLICY"),
];
