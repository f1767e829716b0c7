import type { ComponentData } from "@/demonstration/data/site-data";

type LegalParameter = Extract<ComponentData, { type: "LEGAL_TEXT" }>["conf"]["fr_FR"]["parameter"];

const text = (slug: string, parameter: LegalParameter): ComponentData => ({
  slug: `texte-${slug}`,
  type: "LEGAL_TEXT",
  conf: { fr_FR: { parameter }, en: { parameter } },
});

export const legalBlocks: ComponentData[] = [
  text("sale-terms", "SALE_TERMS"),
  text("use-terms", "USE_TERMS"),
  text("legal-notice", "LEGAL_NOTICE"),
  text("privacy-policy", "PRIVACY_POLICY"),
  text("accessibility", "ACCESSIBILITY_STATEMENT"),
  text("cookie-policy", "COOKIE_POLICY"),
];
