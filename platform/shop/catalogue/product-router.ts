import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { addressesSchema, addressQuerySchema } from "@/lib/contract/page";
import {
  awardListSchema,
  productFiltersSchema as filtersSchema,
  mealIconListSchema,
  productListSchema,
  productSchema,
  recommendedProductsSchema as recommendedSchema,
} from "@/lib/contract/product";
import { awards, products } from "@/platform/db/schema/catalogue";
import { integerParam } from "@/platform/http/integer-param";
import { readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { findProduct } from "./find-product";
import { listSold } from "./list-products";
import { mealIcons } from "./meal-icons";
import { readProductAddresses } from "./product-addresses";
import { productFilters } from "./product-filters";
import { productListing, productsFound } from "./product-listing";
import { readProducts } from "./read-products";
import { recommendedProducts } from "./recommended-products";

const byId = { params: z.object({ id: integerParam() }) };

const list = route({
  name: "getProducts",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product",
  summary: "What the shop sells: a page of the catalogue, by price unless one asks otherwise",
  request: {
    query: listingParameters(productListing("fr_FR")).extend({
      search: z.string().optional().openapi({
        description:
          "words, all of them in the name, appellation, reference, grapes, summary or vintage",
      }),
      tags: z.string().optional().openapi({ description: "any of these, separated by commas" }),
    }),
  },
  responses: responses(
    productListSchema,
    "A page of products, each with the ways in which it is sold",
  ),
});

const filters = route({
  name: "getProductFilters",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product/filter",
  summary: "What the list of products can be narrowed by",
  responses: responses(filtersSchema, "The kinds and the tags that products on sale have"),
});

const addresses = route({
  name: "getProductAddresses",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product/address",
  summary: "The paths of the sheets of all products on sale, part by part",
  request: { query: addressQuerySchema },
  responses: responses(addressesSchema, "The oldest first"),
});

const readOne = route({
  name: "getProduct",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product/{id}",
  summary: "The sheet of a product",
  request: byId,
  responses: responses(productSchema, "The product"),
});

const listAwards = route({
  name: "getAwards",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/award",
  summary: "The prizes that a product has won",
  request: { query: z.object({ product: integerParam() }) },
  responses: responses(awardListSchema, "Its awards, the latest first"),
});

const recommended = route({
  name: "getRecommended",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/v2/product/recommended/{id}",
  summary: "What goes with a product: what its sheet names, else others of its kind",
  request: byId,
  responses: responses(recommendedSchema, "At most four products, never itself"),
});

const meals = route({
  name: "getMealIcons",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/parameter/product/meal-icon",
  summary: "What can go with a wine",
  responses: responses(
    mealIconListSchema,
    "Every code, what it is called, and the lines of its drawing",
  ),
});

export function productRouter() {
  return newRouter()
    .answer(list, async ({ tx, language }, { query: { search, tags, ...query } }) => {
      const listing = readListing(query, productListing(language));
      const found = productsFound({ search, tags }, language);
      const { ids, total } = await listSold(tx, listing, found);
      const read = await readProducts(tx, ids, language);
      return { products: read.map(({ item }) => item), total };
    })
    .answer(filters, ({ tx }) => productFilters(tx))
    .answer(addresses, ({ tx }, { query }) => readProductAddresses(tx, query))
    .answer(readOne, async ({ tx, language }, { param }) => {
      const { row, item } = await findProduct(tx, param.id, language);
      const { alcohol, grapeVarieties, mealIcons: meal, hasFile } = row;
      const { description, images } = row.translations[language];
      return { ...item, description, images, alcohol, grapeVarieties, mealIcons: meal, hasFile };
    })
    .answer(listAwards, async ({ tx, language }, { query }) => {
      const rows = await tx
        .select({ award: awards })
        .from(awards)
        .innerJoin(products, eq(products.id, awards.idProduct))
        .where(and(eq(products.id, query.product), eq(products.isActive, true)))
        .orderBy(desc(awards.year), awards.id);
      return {
        awards: rows.map(({ award: { id, translations, year, medal } }) => ({
          id,
          name: translations[language].name,
          year,
          medal,
        })),
      };
    })
    .answer(recommended, async ({ tx, language }, { param }) => {
      const { row } = await findProduct(tx, param.id, language);
      return { products: await recommendedProducts(tx, row, language) };
    })
    .answerInSteps(meals, ({ language }) => ({ mealIcons: mealIcons(language) }));
}
