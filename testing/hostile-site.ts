import type { SiteData } from "@/demonstration/data/site-data";
import {
  PARAMETERS,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { harbourSite } from "./harbour-site";

/** Fields of a site's data that its owner writes words or HTML into. */
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

/**
 * Tells whether an owner, or an earlier version, may have written hostile text into a setting: into
 * all but code that runs by design, switches and numbers.
 */
const isWritten = (key: string) =>
  !["CODE", "FLAG", "NUMBER"].includes(parameterDefinition(key)?.holds.is ?? "CODE");

/** Page of the page builder, with CSS, and a header and footer of its own. */
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
 * Builds the harbour's site with a text in everything that its owner writes: in each heading, menu
 * entry, product and news item, in the HTML of pages, and in parameters.
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
    parameters: {
      ...parameters,
      ...Object.fromEntries(
        Object.keys(PARAMETERS)
          .filter(isWritten)
          .map((key) => [key, spoilt(parameters[key] ?? "74", "text")]),
      ),
      SHOW_PROMOTE_MESSAGE: "true",
    },
  };
}

function eachLanguage<Words>(words: Words): { fr_FR: Words; en: Words } {
  return { fr_FR: words, en: words };
}
