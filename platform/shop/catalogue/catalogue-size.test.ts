import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductFilters, ProductList } from "@/lib/contract/product";
import { announce } from "@/platform/db/announce";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { readListing } from "@/platform/http/listing";
import { fillCatalogue, RARE, tidyUp } from "@/simulations/catalogue/fill-catalogue";
import { type PlanStep, planSteps, rowsLookedAt } from "@/testing/plan-steps";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { selectProductIds } from "./list-products";
import { isSold, productListing, productsFound } from "./product-listing";
import { readProducts } from "./read-products";

const SIZE = 1000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
  const { everySite } = platform.database;
  await everySite.delete(products);
  await fillCatalogue(everySite, 901, 1, SIZE);
  await fillCatalogue(everySite, 902, 1, SIZE);
  await tidyUp(everySite);
});
afterAll(() => platform.close());

async function stepsOf(query: Record<string, string>, search?: string): Promise<PlanStep[]> {
  const listing = readListing(query, productListing("fr_FR"));
  const where = and(isSold, productsFound({ search }, "fr_FR"), listing.where);
  return platform.database.inSite(901, (tx) =>
    planSteps(tx, selectProductIds(tx, { ...listing, where }).getSQL()),
  );
}

describe("a large catalogue", () => {
  it("is read by price no further than the page, from the index that is in that order", async () => {
    const steps = await stepsOf({});
    expect(steps.map((step) => step["Node Type"])).not.toContain("Sort");
    const read = steps.find((step) => step["Index Name"]?.startsWith("product_"));
    expect(read?.["Actual Rows"]).toBe(100);
  });

  it("is read by name from the index that is in that order", async () => {
    const steps = await stepsOf({ orderBy: "name" });
    expect(steps.map((step) => step["Node Type"])).not.toContain("Sort");
    expect(steps.map((step) => step["Index Name"])).toContain("product_by_name_fr");
  });

  it("is searched among the words that begin so, without the rows of another site", async () => {
    const steps = await stepsOf({}, "eglantiers");
    const ofWords = steps.find((step) => step["Index Name"]?.startsWith("product_word_"));
    expect(ofWords && rowsLookedAt(ofWords)).toBe(RARE);
    expect(Math.max(...steps.map(rowsLookedAt))).toBeLessThanOrEqual(SIZE);
    expect(steps[0]?.["Actual Rows"]).toBe(RARE);
  });

  it("is searched as for a rare word by one that the statistics have as a sample", async () => {
    const { rows } = (await platform.database.everySite.execute(sql`
      select word from pg_stats, unnest(histogram_bounds::text::text[]) as word
      where tablename = 'product_word' and attname = 'word' and word ~ '^p\\d{3}$'
      limit 1`)) as unknown as { rows: { word: string }[] };
    const steps = await stepsOf({}, rows[0]?.word);
    const ofWords = steps.find((step) => step["Index Name"]?.startsWith("product_word_"));
    expect(ofWords?.["Plan Rows"]).toBeLessThanOrEqual(2);
  });

  it("takes as many statements for a hundred products as for one", async () => {
    const statements = async (limit: number) =>
      platform.database.inSite(901, async (tx) => {
        const rows = await tx
          .select({ id: products.id })
          .from(products)
          .where(eq(products.isActive, true))
          .limit(limit);
        let count = 0;
        const counting = new Proxy(tx, {
          get: (target, name) => {
            if (name === "select") count += 1;
            return Reflect.get(target, name);
          },
        }) as Sql;
        const read = await readProducts(
          counting,
          rows.map(({ id }) => id),
          "fr_FR",
        );
        expect(read).toHaveLength(limit);
        return count;
      });
    expect(await statements(100)).toBe(await statements(1));
  });

  it.each(["", "&orderBy=name", "&orderBy=kind", "&search=loire"])(
    "gives each product once over its pages: %s",
    async (query) => {
      const seen = new Set<number>();
      for (let page = 1; page <= SIZE / 100; page += 1) {
        const path = `/product?nbItem=100&page=${page}${query}`;
        const { products } = await platform.data<ProductList>("GET", path);
        expect(products).toHaveLength(100);
        for (const { id } of products) seen.add(id);
      }
      expect(seen.size).toBe(SIZE);
      const { products } = await platform.data<ProductList>(
        "GET",
        `/product?nbItem=100&page=${SIZE / 100 + 1}${query}`,
      );
      expect(products).toEqual([]);
    },
  );

  it("says what it can be narrowed by", async () => {
    const filters = await platform.data<ProductFilters>("GET", "/product/filter");
    expect(filters.kinds).toEqual(["RED", "WHITE", "ROSE", "SPARKLING"]);
    expect(filters.tags.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `tag-${n}`));
  });

  it("counts what it is narrowed to once, until a product changes", async () => {
    const asked: string[] = [];
    platform.database.onStatement((text) => asked.push(text));
    const counts = () => asked.filter((text) => /count\(\*\).* from "product"/.test(text)).length;
    const total = async (page: number) =>
      (await platform.data<ProductList>("GET", `/product?kind=WHITE&nbItem=10&page=${page}`)).total;
    expect([await total(2), await total(3), await total(2), counts()]).toEqual([
      ...Array(3).fill(SIZE / 4),
      1,
    ]);
    // An order takes from a stock, and changes no product.
    await platform.database.inSite(901, async (tx) => announce(tx, { kind: "stock" }));
    expect([await total(4), counts()]).toEqual([SIZE / 4, 1]);
    const [white] = await platform.database.everySite
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.idSite, 901), eq(products.kind, "WHITE")))
      .limit(1);
    const sell = (isActive: boolean) =>
      platform.database.inSite(901, (tx) =>
        tx
          .update(products)
          .set({ isActive })
          .where(eq(products.id, white?.id ?? 0)),
      );
    await sell(false);
    expect([await total(2), counts()]).toEqual([SIZE / 4 - 1, 2]);
    await sell(true);
    expect(await total(2)).toBe(SIZE / 4);
  });

  it("says how many there are on all pages", async () => {
    const counted = async (query: string) =>
      (await platform.data<ProductList>("GET", `/product?nbItem=10${query}`)).total;
    expect(await counted("")).toBe(SIZE);
    expect(await counted("&search=eglantiers")).toBe(RARE);
    expect(await counted("&kind=RED")).toBe(SIZE / 4);
  });
});
