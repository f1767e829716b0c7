import { eq, sql } from "drizzle-orm";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { OfferedPicture } from "@/lib/contract/admin/offered-picture";
import type { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import type { Picture } from "@/lib/contract/image";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Meal } from "@/lib/contract/meal";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { slug } from "@/lib/rules/text/slug";
import { declinations, type FoodLabel, products, stocks } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { openStock } from "@/platform/db/stock-history";
import { invalidFields } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { readAwards, storeAwards } from "./product-awards";
import { detailsOf, readRecommended, renameRecommended, storeRecommended } from "./product-details";

const nameIn = (code: LanguageCode) => sql`(${products.translations}->${code}->>'name')`;

type ProductItem = AdminItem<typeof shopProductResource>;
type LabelItem = Pick<
  ProductItem,
  "ingredients" | "energyKj" | "energyKcal" | "carbohydrates" | "sugars"
>;

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** Reads the label from a form's fields; null where they are empty. */
function labelOf(item: LabelItem): FoodLabel | null {
  const { ingredients, energyKj, energyKcal, carbohydrates, sugars } = item;
  const { fr_FR, en } = ingredients;
  if (!fr_FR || !en) return null;
  return {
    ingredients: { fr_FR, en },
    energyKj: energyKj ?? 0,
    energyKcal: energyKcal ?? 0,
    carbohydrates: carbohydrates ?? 0,
    sugars: sugars ?? 0,
  };
}

const labelView = (label: FoodLabel | null): LabelItem => ({
  ingredients: label?.ingredients ?? { fr_FR: null, en: null },
  energyKj: label?.energyKj ?? null,
  energyKcal: label?.energyKcal ?? null,
  carbohydrates: label?.carbohydrates ?? null,
  sugars: label?.sugars ?? null,
});

/** Returns what a label is made of, by the fields of the form. */
const labelFields = ({ ingredients, ...item }: LabelItem) => ({
  "ingredients.fr_FR": ingredients.fr_FR,
  "ingredients.en": ingredients.en,
  energyKj: item.energyKj,
  energyKcal: item.energyKcal,
  carbohydrates: item.carbohydrates,
  sugars: item.sugars,
});

/** @throws ApiError INVALID_FIELDS where an article, a stock or a product has the reference */
async function refuseTaken(tx: Sql, reference: string): Promise<void> {
  for (const table of [products, declinations, stocks]) {
    if ((await tx.$count(table, eq(table.reference, reference))) > 0) {
      throw invalidFields({ reference: "REFERENCE_TAKEN" });
    }
  }
}

const picturesIn = (images: OfferedPicture[], code: LanguageCode): Picture[] =>
  images.map(({ alt, ...picture }) => ({ ...picture, alt: alt[code] ?? "" }));

const wordsIn = ({ name, summary, description, images }: ProductItem, code: LanguageCode) => ({
  name: name[code],
  summary: summary[code],
  description: description[code],
  images: picturesIn(images, code),
});

const typeOf = (sort: ProductItem["sort"]) =>
  sort === "BOX" || sort === "OTHER" ? sort : ("WINE" as const);

const newTranslations = ({ name: { fr_FR, en } }: Pick<ProductItem, "name">) => {
  const of = (name: string) => ({ slug: slug(name).replace(/^-|-$/g, "") || "vin" });
  return { fr_FR: of(fr_FR), en: of(en) };
};

export const shopProductSource: ResourceSource<typeof shopProductResource, typeof products> = {
  table: products,
  columns: {
    name: { fr_FR: nameIn("fr_FR"), en: nameIn("en") },
    sort: products.kind,
    reference: products.reference,
    isActive: products.isActive,
    price: sql`(${products.priceCents} / 100.0)`,
    order: products.order,
    vatRate: products.vatRate,
  },
  async views(tx, rows) {
    const awards = await readAwards(
      tx,
      rows.map(({ id }) => id),
    );
    const recommended = await readRecommended(tx, rows);
    return rows.map(({ translations: { fr_FR, en }, label, ...row }) => ({
      ...labelView(label),
      appellation: row.appellation,
      vintage: row.vintage,
      alcohol: row.alcohol,
      grapeVarieties: row.grapeVarieties,
      awards: awards.get(row.id) ?? [],
      mealIcons: row.mealIcons as Meal[],
      tags: row.tags,
      recommended: recommended(row.recommended),
      hasFile: row.hasFile,
      id: row.id,
      name: { fr_FR: fr_FR.name, en: en.name },
      sort: row.kind,
      reference: row.reference,
      isActive: row.isActive,
      price: row.priceCents === null ? null : eurosFromCents(row.priceCents),
      order: row.order,
      vatRate: row.vatRate,
      summary: { fr_FR: fr_FR.summary, en: en.summary },
      description: { fr_FR: fr_FR.description, en: en.description },
      images: fr_FR.images.map(({ alt, src, width, height, focus }, at) => ({
        ...{ src, width, height, ...(focus && { focus }) },
        alt: { fr_FR: alt, en: en.images[at]?.alt ?? "" },
      })),
    }));
  },
  change: {
    valuesOf: (item, { translations: { fr_FR, en } = newTranslations(item) }, now) => ({
      changedAt: now,
      kind: item.sort,
      type: typeOf(item.sort),
      reference: item.reference,
      isActive: item.isActive,
      order: item.order,
      vatRate: item.vatRate,
      label: labelOf(item),
      ...detailsOf(item),
      translations: {
        fr_FR: { ...fr_FR, ...wordsIn(item, "fr_FR") },
        en: { ...en, ...wordsIn(item, "en") },
      },
    }),
    // A label is whole, or there is none.
    async refuse(tx, item, row) {
      if (row.id === undefined) await refuseTaken(tx, item.reference);
      const label = Object.entries(labelFields(item));
      const lacking = label.filter(([, value]) => isEmpty(value));
      if (lacking.length === 0 || lacking.length === label.length) return;
      throw invalidFields(Object.fromEntries(lacking.map(([name]) => [name, "REQUIRED" as const])));
    },
    taken: {
      product_id_site_reference_unique: { reference: "REFERENCE_TAKEN" },
      declination_id_site_reference_unique: { reference: "REFERENCE_TAKEN" },
      stock_id_site_reference_unique: { reference: "REFERENCE_TAKEN" },
    },
    addBeside: async ({ tx, idSite, now }, { id, reference }, item) => {
      const { quantity } = item;
      const idStock =
        quantity === null ? null : await openStock(tx, { idSite, reference, quantity }, now);
      await tx.insert(declinations).values({
        ...{ idSite, idProduct: id, reference, order: 0, values: [] },
        priceCents: centsFromEuros(item.firstPrice),
        capacity: item.capacity,
        capacityUnit: item.capacity === null ? null : "CENTILITRE",
        weightGrams: item.weightGrams,
        idStock,
        pricedAt: now,
      });
    },
    async storeBeside(work, { id, reference: former }, { reference, awards, recommended }) {
      await renameRecommended(work.tx, former, reference);
      await storeAwards(work, id, awards);
      await storeRecommended(work.tx, id, recommended);
    },
    changes: [{ kind: "products" }],
  },
};
