import { desc, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Declination, ProductItem } from "@/lib/contract/product";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { awards, type products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { documentLook, operatorOf } from "@/platform/document/operator";
import { documentFigures } from "@/platform/document/pdf/document-figures";
import { htmlParagraphs } from "@/platform/document/pdf/html-paragraphs";
import type { SheetData } from "@/platform/document/pdf/sheet-data";
import { sheetWords } from "@/platform/document/pdf/sheet-words";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { isAppActive } from "@/platform/site/is-app-active";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { findProduct } from "./find-product";
import { mealIcons } from "./meal-icons";

/**
 * Reads the technical sheet of a product.
 * @param idDeclination of the one way of selling it that the sheet is about; all when left out
 * @throws ApiError NOT_FOUND for a product without a sheet, a declination that is not its own, and
 *   where the site makes no sheets
 */
export async function sheetOf(
  { tx, language, now }: UnitOfWork,
  id: number,
  idDeclination?: number,
): Promise<SheetData> {
  if (!(await isAppActive(tx, "PRODUCT_FILE_GENERATOR"))) throw new ApiError("NOT_FOUND");
  const { row, item } = await findProduct(tx, id, language);
  const sold = item.declinations.filter(
    (declination) => idDeclination === undefined || declination.id === idDeclination,
  );
  if (!row.hasFile || sold.length === 0) throw new ApiError("NOT_FOUND");
  const { description, images } = row.translations[language];
  const seller = await operatorOf(tx, language);
  return {
    kind: "PRODUCT_SHEET",
    language,
    number: row.reference,
    issuedAt: parisIso(now),
    seller: {
      name: seller.name,
      address: seller.headOffice,
      phone: seller.phone,
    },
    name: item.name,
    subtitle: subtitleOf(item, language),
    summary: item.summary,
    paragraphs: htmlParagraphs(description),
    picture: images[0]?.src ?? null,
    facts: await factsOf(tx, row, language),
    meals: mealIcons(language).flatMap(({ code, label }) =>
      row.mealIcons.includes(code) ? [label] : [],
    ),
    awards: await awardsOf(tx, id, language),
    packagings: sold.map((declination) => packagingOf(declination, item, language)),
    isAlcohol: item.kind !== "OTHER",
    look: await documentLook(tx, language),
  };
}

function subtitleOf({ kind, appellation, vintage }: ProductItem, language: LanguageCode) {
  const facts = [sheetWords[language].kind[kind], appellation, vintage && String(vintage)];
  return facts.filter((fact): fact is string => Boolean(fact));
}

async function factsOf(
  tx: Sql,
  row: typeof products.$inferSelect,
  language: LanguageCode,
): Promise<SheetData["facts"]> {
  const words = sheetWords[language];
  const figures = documentFigures(language);
  const areGrapesShown = await readFlag(tx, "SHOW_GRAPE_VARIETY");
  const areSharesShown = await readFlag(tx, "SHOW_GRAPE_VARIETY_PERCENT");
  const grapes = row.grapeVarieties.map(({ name, percent }) =>
    areSharesShown && percent ? `${name} ${figures.percent(percent)}` : name,
  );
  return [
    { label: words.appellation, value: row.appellation },
    { label: words.vintage, value: row.vintage && String(row.vintage) },
    { label: words.grapes, value: areGrapesShown && grapes.join(", ") },
    { label: words.alcohol, value: row.alcohol && words.degree(figures.number(row.alcohol)) },
    { label: words.reference, value: row.reference },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

async function awardsOf(tx: Sql, idProduct: number, language: LanguageCode): Promise<string[]> {
  const rows = await tx
    .select()
    .from(awards)
    .where(eq(awards.idProduct, idProduct))
    .orderBy(desc(awards.year), awards.id);
  return rows.map(
    ({ translations, year, medal }) =>
      `${translations[language].name} ${year}, ${sheetWords[language].medal[medal]}`,
  );
}

function packagingOf(
  { name, reference, capacity, capacityUnit, sellByMultipleOf }: Declination,
  { name: product }: ProductItem,
  language: LanguageCode,
): SheetData["packagings"][number] {
  const words = sheetWords[language];
  const unit = capacityUnit === "LITER" ? "l" : "cl";
  return {
    name: name || product,
    reference,
    volume: capacity ? `${documentFigures(language).number(capacity)}\u00a0${unit}` : "—",
    bottles: sellByMultipleOf > 1 ? words.box(sellByMultipleOf) : words.bottle,
  };
}
