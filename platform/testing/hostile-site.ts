import type { SiteData } from "@/platform/demo/data/site-data";
import { harbourSite } from "./harbour-site";

/** The fields of a site's data that its owner writes words or HTML into. */
const WRITTEN = new Set([
  ...["title", "text", "kicker", "label", "content", "summary", "name", "description", "html"],
  ...[
    "alt",
    "menuTitle",
    "metaDescription",
    "subtitle",
    "note",
    "question",
    "answer",
    "appellation",
  ],
]);

/** The parameters that are words or HTML. */
const WRITTEN_PARAMETER =
  /^(?:COMPANY_NAME|COMPANY_DESCRIPTION|COMPANY_ADDRESS|LEGAL_COMPANY_NAME|CREATED_BY_MESSAGE|META_DESCRIPTION_HOME|SALE_TERMS|USE_TERMS|LEGAL_NOTICE|PRIVACY_POLICY|COOKIE_POLICY)$/;

/** A page of the page builder, with CSS, and a header and footer of its own. */
const builtPage: SiteData["pages"][number] = {
  type: "GRAPE",
  slug: "built",
  showInMenu: true,
  words: eachLanguage({
    title: "Built",
    menuTitle: "Built",
    metaDescription: "Built",
    customHeader: { html: "<p>Header</p>", css: "p{margin:0}" },
    customFooter: { html: "<p>Footer</p>", css: "p{margin:0}" },
  }),
  content: eachLanguage({ type: "GRAPE" as const, html: "<h1>Built</h1>", css: "h1{margin:0}" }),
};

/**
 * The harbour's site, whose owner has put a text into everything that they write: in each heading,
 * menu entry, product and news item, in the HTML of pages, and in parameters.
 */
export function hostileSite(text: string): SiteData {
  const spoilt = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return WRITTEN.has(key) ? `${value} ${text}` : value;
    if (Array.isArray(value)) return value.map((item) => spoilt(item, key));
    if (value === null || typeof value !== "object" || value instanceof Date) return value;
    // The words of a language may be the text itself.
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        spoilt(part, name === "fr_FR" || name === "en" ? key : name),
      ]),
    );
  };
  const { pages, components, services, elements, news, products, parameters } = harbourSite;
  const written = { pages: [...pages, builtPage], components, services, elements, news, products };
  return {
    ...harbourSite,
    ...(spoilt(written) as typeof written),
    parameters: Object.fromEntries(
      Object.entries({
        ...parameters,
        COMPANY_DESCRIPTION: "74",
        SHOW_PROMOTE_MESSAGE: "true",
      }).map(([name, value]) => [
        name,
        WRITTEN_PARAMETER.test(name) ? spoilt(value, "text") : value,
      ]),
    ) as SiteData["parameters"],
  };
}

function eachLanguage<Words>(words: Words): { fr_FR: Words; en: Words } {
  return { fr_FR: words, en: words };
}
