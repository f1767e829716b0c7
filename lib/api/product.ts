import type { ProductKind } from "@/lib/contract/product";
import type { Call } from "./call";

export interface ProductQuery {
  kind?: ProductKind | undefined;
  /** Words that must all occur in the product's texts. */
  search?: string | undefined;
  tag?: string | undefined;
  /** `-` reverses the order; by price when it is left out. */
  orderBy?: "price" | "-price" | "name" | "-name" | "kind" | "order" | "id" | undefined;
  page?: number | undefined;
  nbItem?: number | undefined;
}

/** Products per page of the catalogue (§9). */
export const PRODUCTS_OF_PAGE = 100;

/** Returns a page of the catalogue (§7), and the number of products on all of its pages. */
export const getProducts = (call: Call, { tag, ...query }: ProductQuery = {}) =>
  call("GET /product", { query: { page: 1, nbItem: PRODUCTS_OF_PAGE, ...query, tags: tag } });

/** Returns the prizes of a product, the latest first. */
export const getAwards = async (call: Call, idProduct: number) =>
  (await call("GET /award", { query: { product: idProduct } })).awards;

/** Returns at most four products that go with a product; never itself. */
export const getRecommended = async (call: Call, id: number) =>
  (await call("GET /v2/product/recommended/{id}", { params: { id } })).products;

export const getMealIcons = async (call: Call) =>
  (await call("GET /parameter/product/meal-icon")).mealIcons;
