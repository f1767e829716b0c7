import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import { addressesSchema, addressQuerySchema } from "@/lib/contract/page";
import {
  awardListSchema,
  productFiltersSchema as filtersSchema,
  mealIconListSchema,
  productListSchema,
  productSchema,
  recommendedProductsSchema as recommendedSchema,
} from "@/lib/contract/product";
import { call } from "../call";
import { listingQuery } from "../listing-query";

const byId = { params: z.object({ id: integerParam() }) };

export const getProducts = call({
  name: "getProducts",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product",
  summary: "What the shop sells: a page of the catalogue, by price unless one asks otherwise",
  query: listingQuery(
    {
      id: "number",
      order: "number",
      type: "text",
      kind: "text",
      reference: "text",
      name: "text",
      slug: "text",
      vintage: "number",
      appellation: "text",
      price: "number",
    },
    100,
  ).extend({
    search: z.string().optional().meta({
      description:
        "words, all of them in the name, appellation, reference, grapes, summary or vintage",
    }),
    tags: z.string().optional().meta({ description: "any of these, separated by commas" }),
  }),
  answer: productListSchema,
  says: "A page of products, each with the ways in which it is sold",
});

export const getProductFilters = call({
  name: "getProductFilters",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product/filter",
  summary: "What the list of products can be narrowed by",
  answer: filtersSchema,
  says: "The kinds and the tags that products on sale have",
});

export const getProductAddresses = call({
  name: "getProductAddresses",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product/address",
  summary: "The paths of the sheets of all products on sale, part by part",
  query: addressQuerySchema,
  answer: addressesSchema,
  says: "The oldest first",
});

export const getProduct = call({
  name: "getProduct",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/product/{id}",
  summary: "The sheet of a product",
  ...byId,
  answer: productSchema,
  says: "The product",
});

export const getAwards = call({
  name: "getAwards",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/award",
  summary: "The prizes that a product has won",
  query: z.object({ product: integerParam() }),
  answer: awardListSchema,
  says: "Its awards, the latest first",
});

export const getRecommended = call({
  name: "getRecommended",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/v2/product/recommended/{id}",
  summary: "What goes with a product: what its sheet names, else others of its kind",
  ...byId,
  answer: recommendedSchema,
  says: "At most four products, never itself",
});

export const getMealIcons = call({
  name: "getMealIcons",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/parameter/product/meal-icon",
  summary: "What can go with a wine",
  answer: mealIconListSchema,
  says: "Every code, what it is called, and the lines of its drawing",
});
