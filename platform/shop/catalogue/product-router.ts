import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
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
import { newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { findProduct } from "./find-product";
import { listProducts } from "./list-products";
import { mealIcons } from "./meal-icons";
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

export function productRouter({ database }: Services) {
  return newRouter()
    .openapi(list, async (c) => {
      const { idSite, language } = c.var;
      const { search, tags, ...query } = c.req.query();
      const listing = readListing(query, productListing(language));
      const found = productsFound({ search, tags }, language);
      const answer = await database.inSite(idSite, async (tx) => {
        const { ids, total } = await listProducts(tx, listing, found);
        const read = await readProducts(tx, ids, language);
        return { products: read.map(({ item }) => item), total };
      });
      return c.json(ok(answer), 200);
    })
    .openapi(filters, async (c) => {
      const { idSite, language } = c.var;
      const found = await database.inSite(idSite, (tx) => productFilters(tx, language));
      return c.json(ok(found), 200);
    })
    .openapi(readOne, async (c) => {
      const { idSite, language } = c.var;
      const { row, item } = await database.inSite(idSite, (tx) =>
        findProduct(tx, c.req.valid("param").id, language),
      );
      const { alcohol, grapeVarieties, mealIcons: meal, hasFile } = row;
      const { description, images } = row.translations[language];
      const sheet = { description, images, alcohol, grapeVarieties, mealIcons: meal, hasFile };
      return c.json(ok({ ...item, ...sheet }), 200);
    })
    .openapi(listAwards, async (c) => {
      const { idSite, language } = c.var;
      const rows = await database.inSite(idSite, (tx) =>
        tx
          .select({ award: awards })
          .from(awards)
          .innerJoin(products, eq(products.id, awards.idProduct))
          .where(and(eq(products.id, c.req.valid("query").product), eq(products.isActive, true)))
          .orderBy(desc(awards.year), awards.id),
      );
      const won = rows.map(({ award: { id, translations, year, medal } }) => ({
        id,
        name: translations[language].name,
        year,
        medal,
      }));
      return c.json(ok({ awards: won }), 200);
    })
    .openapi(recommended, async (c) => {
      const { idSite, language } = c.var;
      const products = await database.inSite(idSite, async (tx) => {
        const { row } = await findProduct(tx, c.req.valid("param").id, language);
        return recommendedProducts(tx, row, language);
      });
      return c.json(ok({ products }), 200);
    })
    .openapi(meals, (c) => c.json(ok({ mealIcons: mealIcons(c.var.language) }), 200));
}
