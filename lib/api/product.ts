import type {
  AwardList,
  MealIconList,
  Product,
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
  /** Any of them. */
  tags?: string[] | undefined;
  /** `-` before it for the other way round; by price when it is left out. */
  orderBy?: "price" | "-price" | "name" | "-name" | "kind" | "order" | undefined;
  page?: number | undefined;
  nbItem?: number | undefined;
}

/** A page of the catalogue (§7), of 100 products unless it is said otherwise. */
export const getProducts = (call: Call, { tags, ...query }: ProductQuery = {}) =>
  call<ProductList>("GET", "/product", {
    query: { page: 1, nbItem: 100, ...query, tags: tags?.join(",") },
  });

/** The sheet of a product. @throws ApiFailure 404 when it is not sold */
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
