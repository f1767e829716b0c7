import { and, eq } from "drizzle-orm";
import type { ConfOf } from "@/lib/contract/component";
import { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { fillMarkers } from "@/lib/rules/consent/policy-markers";
import type { DutyFacts, JudgedText, LegalKey, Named } from "@/lib/rules/duty/duty";
import { announcedReduction } from "@/lib/rules/shop/prior-price";
import { unitPriceCents } from "@/lib/rules/shop/unit-price";
import { fillPlaceholders } from "@/lib/rules/text/placeholders";
import { plainText } from "@/lib/rules/text/plain-text";
import { declinations, products } from "@/platform/db/schema/catalogue";
import { components, pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { isReduced, readPriceHistories } from "@/platform/shop/catalogue/price-history";
import { readParameterRows } from "@/platform/site/parameter/read-parameters";
import { readSite } from "@/platform/site/read-site";

type Values = Partial<Record<ParameterKey, string>>;

/** Stands for what the site itself tells of its tools in a legal text. */
const TOLD = { OUTSIDE_TOOLS: " ", COOKIE_CHOICE: " ", COOKIES_IN_SHORT: " " };

/** Reads the facts by which the duties of the transaction's site are judged. */
export async function readDutyFacts(tx: Sql): Promise<DutyFacts> {
  const site = await readSite(tx);
  const { settings, set, english } = await readSettings(tx);
  const { shownTexts, testimonials } = await readBlocks(tx);
  return {
    features: site?.features ?? [],
    isWinemaker: site?.isWinemaker ?? false,
    settings,
    set,
    texts: legalTexts([settings, english], shownTexts),
    ...(await readShelf(tx)),
    hasTestimonials: testimonials.length > 0,
    untoldTestimonials: testimonials.filter(({ isTold }) => !isTold).map(namedPage),
  };
}

async function readSettings(tx: Sql) {
  const rows = await readParameterRows(tx);
  const settings: Values = {};
  const english: Values = {};
  const set: ParameterKey[] = [];
  for (const key of Object.keys(PARAMETERS) as ParameterKey[]) {
    const row = rows[key];
    const value = row?.value?.trim() || PARAMETERS[key].default;
    const inEnglish = row?.valueEn?.trim() || value;
    if (value) settings[key] = value;
    if (inEnglish) english[key] = inEnglish;
    if (row?.value) set.push(key);
  }
  return { settings, set, english };
}

function legalTexts(
  languages: [french: Values, english: Values],
  shown: ReadonlySet<LegalKey>,
): DutyFacts["texts"] {
  const textOf = (key: LegalKey): JudgedText => {
    const filled = languages.map((values) =>
      fillPlaceholders(fillMarkers(values[key] ?? "", TOLD), values as Record<string, string>),
    );
    return {
      words: plainText(filled[0]?.text ?? ""),
      sources: languages.flatMap((values) => values[key] ?? []),
      blanks: [...new Set(filled.flatMap(({ missing }) => missing))],
      isShown: shown.has(key),
    };
  };
  const keys = Object.keys(legalParameters) as LegalKey[];
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as DutyFacts["texts"];
}

interface ToldPage extends Named {
  isTold: boolean;
}

const namedPage = ({ id, name }: Named): Named => ({ id, name });

/** Reads which legal texts the pages show in French, and on which pages testimonials stand. */
async function readBlocks(tx: Sql) {
  const blocks = new Map((await tx.select().from(components)).map((block) => [block.slug, block]));
  const rows = await tx
    .select({ id: pages.id, name: pageTranslations.title, content: pageTranslations.content })
    .from(pageTranslations)
    .innerJoin(pages, and(eq(pages.id, pageTranslations.idPage), eq(pages.isValid, true)))
    .where(eq(pageTranslations.code, "fr_FR"))
    .orderBy(pages.order, pages.id);
  const shownTexts = new Set<LegalKey>();
  const testimonials: ToldPage[] = [];
  for (const { id, name, content } of rows) {
    const slugs = content.type === "V1" ? content.components : [];
    const told: boolean[] = [];
    for (const slug of slugs) {
      const block = blocks.get(slug);
      if (block?.type === "LEGAL_TEXT")
        shownTexts.add((block.conf.fr_FR as ConfOf<"LEGAL_TEXT">).parameter);
      if (block?.type === "TESTIMONIALS")
        told.push(isTold(block.conf.fr_FR as ConfOf<"TESTIMONIALS">));
    }
    if (told.length > 0) testimonials.push({ id, name, isTold: told.every(Boolean) });
  }
  return { shownTexts, testimonials };
}

/** Tells whether readers learn how testimonials are checked and ordered, and the day of each. */
const isTold = ({ checking, items }: ConfOf<"TESTIMONIALS">): boolean =>
  checking.trim() !== "" &&
  items.every(({ verification, date }) => verification === "EXAMPLE" || date !== null);

type ShelfFacts = Pick<
  DutyFacts,
  "sellsAlcohol" | "withoutCapacity" | "reduced" | "withoutPriorPrice"
>;

/**
 * Reads what of the articles on sale is alcohol, whose price per litre nobody knows, and which are
 * sold at a reduced price.
 */
async function readShelf(tx: Sql): Promise<ShelfFacts> {
  const rows = await tx
    .select({ article: declinations, product: products })
    .from(declinations)
    .innerJoin(products, eq(products.id, declinations.idProduct))
    .where(and(eq(products.isActive, true), eq(declinations.isActive, true)))
    .orderBy(products.order, declinations.order, declinations.id);
  const ofAlcohol = rows.filter(
    ({ product: { type, alcohol } }) => type !== "OTHER" || (alcohol ?? 0) > 0,
  );
  const reduced = rows.filter(({ article }) => isReduced(article));
  const histories = await readPriceHistories(
    tx,
    reduced.map(({ article }) => article.id),
  );
  return {
    sellsAlcohol: ofAlcohol.length > 0,
    withoutCapacity: ofAlcohol
      .filter(({ article }) => unitPriceCents(article.priceCents, article) === null)
      .map(named),
    reduced: reduced.map(named),
    withoutPriorPrice: reduced
      .filter(({ article }) => announcedReduction(histories.get(article.id) ?? []) === null)
      .map(named),
  };
}

const named = ({
  article,
  product,
}: {
  article: typeof declinations.$inferSelect;
  product: typeof products.$inferSelect;
}): Named => ({
  id: article.id,
  name: `${product.translations.fr_FR.name} (${article.reference})`,
});
