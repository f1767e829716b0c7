import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "@/demonstration/73/shop/products";
import type { ProductList } from "@/lib/contract/product";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { site73 } from "./site-73";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [site73] });
}, 60_000);
afterAll(() => platform?.close());

describe("site 73, once it is there", () => {
  it("lists all that the estate sells, in either language", async () => {
    for (const language of ["fr_FR", "en"] as const) {
      const { total, products: listed } = await platform.data<ProductList>(
        "GET",
        "/product?nbItem=50",
        {
          idSite: 73,
          language,
        },
      );
      expect(total).toBe(products.length);
      expect(listed.map(({ name }) => name).sort()).toEqual(
        products.map(({ words }) => words[language].name).sort(),
      );
    }
  });

  it("tells what is plentiful, what runs low and what is gone, in the site's own words", async () => {
    const { products: listed } = await platform.data<ProductList>("GET", "/product?nbItem=50", {
      idSite: 73,
    });
    const stockOf = (reference: string) =>
      listed
        .flatMap(({ declinations }) => declinations)
        .find((declination) => declination.reference === reference)?.stock;
    expect(stockOf("AULNES-25")).toMatchObject({ state: "IN", label: "En stock" });
    expect(stockOf("PATIENCE-18")).toMatchObject({
      state: "LOW",
      label: "Dernières bouteilles",
      left: 8,
    });
    expect(stockOf("HUILE-25")).toMatchObject({ state: "OUT", label: "Épuisé" });
  });
});
