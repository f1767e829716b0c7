import { getProducts } from "@/lib/api/product";
import { productPath } from "@/lib/rules/shop/product-path";
import { numberPage } from "@/simulations/kept-pages/numbered-page";
import { logInToDemo } from "@/simulations/processes/site-client";
import { boughtOrder } from "./support/bought-order";
import { callTo } from "./support/customer-call";
import { type OwnSite, readMetric } from "./support/own-site";
import { expect, ONCE, test } from "./support/test";

/** Wines of the estate, one with a told stock and one with plenty, and a page without wine. */
const FEW = "CLISSON-19";
const PLENTY = "CLOSERIE-23";
const TERMS = "/sale-terms";

/** Returns those of some pages that had to be made for a request. */
async function madeOf(site: OwnSite, ...paths: string[]): Promise<string[]> {
  const renders = () => readMetric(site, "page_renders_total");
  const anew: string[] = [];
  for (const path of paths) {
    const before = await renders();
    expect((await fetch(site.url + path)).status).toBe(200);
    if ((await renders()) > before) anew.push(path);
  }
  return anew;
}

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
    const made = (...paths: string[]) => madeOf(estate, ...paths);
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

/** Page of the estate that is published, in each language. */
const VISITS = ["/visites", "/en/visites"];

test(
  "a text that is published makes its page anew, in its language alone",
  ONCE,
  async ({ estate }) => {
    const page = await numberPage(await logInToDemo(estate.url, "admin@73.example"), "/visites");
    await madeOf(estate, ...VISITS, TERMS);
    // The first publication of a page may write more than its text.
    await page.publishNext();
    await madeOf(estate, ...VISITS, TERMS);
    await page.publishNext();
    expect(await madeOf(estate, ...VISITS, TERMS)).toEqual(["/visites"]);
    await page.restore();
  },
);
