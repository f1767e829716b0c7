import { getProducts } from "@/lib/api/product";
import { productPath } from "@/lib/rules/shop/product-path";
import { boughtOrder } from "./support/bought-order";
import { callTo } from "./support/customer-call";
import { readMetric } from "./support/own-site";
import { expect, ONCE, test } from "./support/test";

/** Wines of the estate, one with a told stock and one with plenty, and a page without wine. */
const FEW = "CLISSON-19";
const PLENTY = "CLOSERIE-23";
const TERMS = "/sale-terms";

test(
  "an order makes anew the pages that tell of its wines, where it changes what they tell",
  ONCE,
  async ({ estate }) => {
    const { products } = await getProducts(callTo(estate, "fr"));
    const sheetOf = (reference: string) => {
      const product = products.find(({ declinations }) =>
        declinations.some((declination) => declination.reference === reference),
      );
      if (!product) throw new Error(`The estate does not sell ${reference}`);
      return productPath(product);
    };
    const renders = () => readMetric(estate, "page_renders_total");
    /** Returns those of some pages that had to be made for a request. */
    const made = async (...paths: string[]) => {
      const anew: string[] = [];
      for (const path of paths) {
        const before = await renders();
        expect((await fetch(estate.url + path)).status).toBe(200);
        if ((await renders()) > before) anew.push(path);
      }
      return anew;
    };
    const pages = [TERMS, sheetOf(PLENTY), sheetOf(FEW), "/vins"];

    await made(...pages);
    expect(await made(...pages)).toEqual([]);
    await boughtOrder(estate, "fr", {}, { [PLENTY]: 3 });
    expect(await made(...pages)).toEqual([]);
    await boughtOrder(estate, "fr", {}, { [FEW]: 3 });
    expect(await made(...pages)).toEqual([sheetOf(FEW), "/vins"]);
    expect(await made(...pages)).toEqual([]);
  },
);
