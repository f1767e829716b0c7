import { and, eq } from "drizzle-orm";
import { declinations, products } from "@/platform/db/schema/catalogue";
import { LISTINGS, notFoundElsewhere, own } from "./get-case";
import { byId, type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Makes a case about the product that has a technical sheet, and one of its declinations. */
const ofSheet =
  (part: (of: { id: number; idDeclination: number }) => number | string): MakeCase =>
  async ({ platform }) => {
    const [row] = await platform.database.everySite
      .select({ id: products.id, idDeclination: declinations.id })
      .from(products)
      .innerJoin(declinations, eq(declinations.idProduct, products.id))
      .where(and(eq(products.idSite, SITE), eq(products.hasFile, true)));
    const at = (of: { id: number; idDeclination: number }) => `/product/generate/file/${part(of)}`;
    const nobodys = { id: NOBODYS, idDeclination: NOBODYS };
    return [{ path: at(row ?? nobodys), nowhere: at(nobodys) }];
  };

const SHEET = { file: "application/pdf", elsewhere: "NOT_FOUND" } as const;

export const productCases: RouterCases = {
  routes: {
    "GET /product": plain("/product?search=cabernet&tags=organic"),
    "GET /product/filter": plain("/product/filter"),
    "GET /product/address": plain("/product/address"),
    "GET /product/{id}": byId(products, (id) => `/product/${id}`),
    "GET /award": plain("/award?product=1"),
    "GET /v2/product/recommended/{id}": byId(products, (id) => `/v2/product/recommended/${id}`),
    "GET /parameter/product/meal-icon": plain("/parameter/product/meal-icon"),
    "GET /variation": plain("/variation"),
    "GET /product/generate/file/{id}": ofSheet(({ id }) => id),
    "GET /product/generate/file/{id}/{declinationId}": ofSheet(
      ({ id, idDeclination }) => `${id}/${idDeclination}`,
    ),
  },

  gets: async ({ rows }) => {
    const [productRows, sold] = await Promise.all([rows(products), rows(declinations)]);
    const withSheet = productRows.filter(({ hasFile }) => hasFile);
    const sheets = withSheet.map(({ id }) => ({ path: `/product/generate/file/${id}` }));
    return {
      "/product": own(
        ...LISTINGS.map((query) => `/product${query}`),
        "/product?tags=organic,bio&search=cabernet&orderBy=-price&kind=RED",
      ),
      "/product/filter": own("/product/filter"),
      "/product/address": own("/product/address", "/product/address?nbItem=1&page=2"),
      "/product/{id}": notFoundElsewhere(...productRows.map(({ id }) => `/product/${id}`)),
      "/product/generate/file/{id}": sheets.map((path) => ({ ...path, ...SHEET })),
      "/product/generate/file/{id}/{declinationId}": sheets.map(({ path }, index) => ({
        path: `${path}/${sold.find(({ idProduct }) => idProduct === withSheet[index]?.id)?.id}`,
        ...SHEET,
      })),
      "/award": own(...productRows.map(({ id }) => `/award?product=${id}`)),
      "/v2/product/recommended/{id}": notFoundElsewhere(
        ...productRows.map(({ id }) => `/v2/product/recommended/${id}`),
      ),
      "/parameter/product/meal-icon": own("/parameter/product/meal-icon"),
      "/variation": own("/variation"),
    };
  },
};
