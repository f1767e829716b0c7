import { and, desc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/product";
import { awards, products } from "@/platform/db/schema/catalogue";
import { readListing } from "@/platform/http/listing";
import { newRouter } from "@/platform/http/router";
import { readBoxedArticles } from "./box-contents";
import { findProduct } from "./find-product";
import { listSold } from "./list-products";
import { mealIcons } from "./meal-icons";
import { readProductAddresses } from "./product-addresses";
import { productFilters } from "./product-filters";
import { productListing, productsFound } from "./product-listing";
import { readProducts } from "./read-products";
import { recommendedProducts } from "./recommended-products";

export function productRouter() {
  return newRouter()
    .answer(calls.getProducts, async ({ tx, language }, { query: { search, tags, ...query } }) => {
      const listing = readListing(query, productListing(language));
      const found = productsFound({ search, tags }, language);
      const { ids, total } = await listSold(tx, listing, found);
      const read = await readProducts(tx, ids, language);
      return { products: read.map(({ item }) => item), total };
    })
    .answer(calls.getProductFilters, ({ tx }) => productFilters(tx))
    .answer(calls.getProductAddresses, ({ tx }, { query }) => readProductAddresses(tx, query))
    .answer(calls.getProduct, async ({ tx, language }, { param }) => {
      const { row, item } = await findProduct(tx, param.id, language);
      const { alcohol, grapeVarieties, mealIcons: meal, hasFile } = row;
      const { description, images } = row.translations[language];
      const label = row.label && {
        ...row.label,
        ingredients: row.label.ingredients[language],
      };
      const contents = await readBoxedArticles(
        tx,
        item.declinations.map(({ id }) => id),
        language,
      );
      return {
        ...(contents && { contents }),
        ...{ ...item, description, images, alcohol, grapeVarieties, mealIcons: meal },
        ...{ label, hasFile },
      };
    })
    .answer(calls.getAwards, async ({ tx, language }, { query }) => {
      const rows = await tx
        .select({ award: awards })
        .from(awards)
        .innerJoin(products, eq(products.id, awards.idProduct))
        .where(and(eq(products.id, query.product), eq(products.isActive, true)))
        .orderBy(desc(awards.year), awards.id);
      return {
        awards: rows.map(({ award: { id, translations, year, medal, image } }) => ({
          id,
          name: translations[language].name,
          year,
          medal,
          // Its name stands beside it.
          ...(image && { image: { ...image, alt: "" } }),
        })),
      };
    })
    .answer(calls.getRecommended, async ({ tx, language }, { param }) => {
      const { row } = await findProduct(tx, param.id, language);
      return { products: await recommendedProducts(tx, row, language) };
    })
    .answerInSteps(calls.getMealIcons, ({ language }) => ({ mealIcons: mealIcons(language) }));
}
