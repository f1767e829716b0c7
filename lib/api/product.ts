import type { Addresses } from "@/lib/contract/page";
import type {
  AwardList,
  MealIconList,
  Product,
  ProductFilters,
  ProductItem,
  ProductKind,
  ProductList,
} from "@/lib/contract/product";
import type { Call } from "./call";

/** What one looks for in the catalogue; what is left out does not matter. */
export interface ProductQuery {
  kind?: ProductKind | undefined;
  /** Words, all of them in what is said of the product. */
  search?: string | undefined;
  tag?: string | undefined;
  /** `-` before it for the other way round; by price when it is left out. */
  orderBy?: "price" | "-price" | "name" | "-name" | "kind" | "order" | "id" | undefined;
  page?: number | undefined;
  /** How many there are on a page, `PRODUCTS_OF_PAGE` when it is left out. */
  nbItem?: number | undefined;
}

/** How many products a page of the catalogue has (§9). */
export const PRODUCTS_OF_PAGE = 100;

/** A page of the catalogue (§7), and how many products there are on all of its pages. */
export const getProducts = (call: Call, { tag, ...query }: ProductQuery = {}) =>
  call<ProductList>("GET", "/product", {
    query: { page: 1, nbItem: PRODUCTS_OF_PAGE, ...query, tags: tag },
  });

/** The kinds and the tags of what is sold. */
export const getProductFilters = (call: Call) => call<ProductFilters>("GET", "/product/filter");

/** A part of the paths of all sheets, of `nbItem` products, by its number from 1. */
export const getProductAddresses = (
  call: Call,
  { nbItem, page }: { nbItem: number; page: number },
) => call<Addresses>("GET", "/product/address", { query: { nbItem, page } });

/** The sheet of a product. @throws CallError 404 when it is not sold */
export const getProduct = (call: Call, id: number) => call<Product>("GET", `/product/${id}`);

/** The prizes that a product has won, the latest first. */
export const getAwards = async (call: Call, idProduct: number) =>
  (await call<AwardList>("GET", "/award", { query: { product: idProduct } })).awards;

/** What goes with a product, at most four; never itself. */
export const getRecommended = async (call: Call, id: number) =>
  (await call<{ products: ProductItem[] }>("GET", `/v2/product/recommended/${id}`)).products;

/** What can go with a wine. */
export const getMealIcons = async (call: Call) =>
  (await call<MealIconList>("GET", "/parameter/product/meal-icon")).mealIcons;
