import type { SiteData } from "@/demonstration/data/site-data";
import {
  type ParameterGroup,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";

/** Settings of a kind that says how a site looks and works, and not whose it is. */
const KEPT: readonly ParameterGroup[] = [
  ...(["theme", "logo", "menu"] as const),
  ...(["openingHours", "booking", "shop", "flags"] as const),
];

const LEGAL_TEXTS = [
  "SALE_TERMS",
  "USE_TERMS",
  "LEGAL_NOTICE",
  "PRIVACY_POLICY",
  "ACCESSIBILITY_STATEMENT",
  "COOKIE_POLICY",
];

/** Settings of the shop that name its bank and its door. */
const OF_THE_COMPANY = ["BANK_HOLDER", "BANK_IBAN", "BANK_BIC", "CLICK_AND_COLLECT_HOURS"];

/** Blocks in which people of a company or its customers speak. */
const SPEAK = ["TESTIMONIALS"];

/**
 * Returns the data of a site without what its company has of its own: who it is, its people, its
 * customers' words, its news. The owner of a new site writes theirs.
 * @param left.blocks slugs of further blocks that speak of its people
 * @param left.routes lists of elements that do
 */
export function withoutCompany(
  of: SiteData,
  left: { blocks: readonly string[]; routes: readonly string[] },
): SiteData {
  const isKept = (key: string) => {
    const group = parameterDefinition(key)?.group;
    return (
      LEGAL_TEXTS.includes(key) ||
      (group !== undefined && KEPT.includes(group) && !OF_THE_COMPANY.includes(key))
    );
  };
  const components = of.components
    .filter(({ slug, type }) => !SPEAK.includes(type) && !left.blocks.includes(slug))
    .map(withoutSaying);
  const slugs = new Set(components.map(({ slug }) => slug));
  const { secret: _, externalRatings: __, externalReviews: ___, ...data } = of;
  return {
    ...data,
    site: { ...data.site, isBuilding: true },
    logos: [],
    parameters: Object.fromEntries(Object.entries(data.parameters).filter(([key]) => isKept(key))),
    pages: data.pages.map((page) => withBlocks(page, slugs)),
    components,
    elements: data.elements.filter(({ route }) => !left.routes.includes(route)),
    news: [],
    contents: (data.contents ?? []).filter(({ type }) => type === "form"),
    companyAddresses: [],
    schedules: [],
    vehicles: data.vehicles.map((vehicle) => ({ ...vehicle, plate: null })),
    externalApps: [],
    people: [],
    savedReplies: [],
    newsletterLists: [],
    products: [],
    stocks: [],
    awards: [],
    discounts: [],
    accessPoints: [],
  };
}

type Page = SiteData["pages"][number];

function withBlocks(page: Page, slugs: ReadonlySet<string>): Page {
  const { content, children } = page;
  return {
    ...page,
    ...(children && { children: children.map((child) => withBlocks(child, slugs)) }),
    content:
      "type" in content && content.type === "V1"
        ? { type: "V1", components: content.components.filter((slug) => slugs.has(slug)) }
        : content,
  };
}

type Block = SiteData["components"][number];

/** Empties what a company says of the reviews and the news that it has. */
function withoutSaying(block: Block): Block {
  const own = <C extends { text: string | null }>({ fr_FR, en }: Record<"fr_FR" | "en", C>) => ({
    fr_FR: { ...fr_FR, text: null },
    en: { ...en, text: null },
  });
  if (block.type === "CONTENT_LIST") return { ...block, conf: own(block.conf) };
  if (block.type !== "REVIEWS") return block;
  const { fr_FR, en } = own(block.conf);
  return { ...block, conf: { fr_FR: { ...fr_FR, from: null }, en: { ...en, from: null } } };
}
