import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorResponse } from "@/lib/contract/envelope";
import type {
  AwardList,
  Declination,
  MealIconList,
  Product,
  ProductFilters,
  ProductList,
} from "@/lib/contract/product";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { parameters } from "@/platform/db/schema/site-look";
import { openTestPlatform, type TestCall, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const db = () => platform.database.everySite;
const listed = (query = "", call?: TestCall) =>
  platform.data<ProductList>("GET", `/product${query}`, call);
const slugs = async (query: string, call?: TestCall) =>
  (await listed(query, call)).products.map(({ slug }) => slug);
const idOf = async (slug: string) => (await listed(`?slug=${slug}`)).products[0]?.id ?? 0;
const sheet = async (slug: string, call?: TestCall) =>
  platform.data<Product>("GET", `/product/${await idOf(slug)}`, call);
const recommended = async (slug: string) =>
  (await platform.data<ProductList>("GET", `/v2/product/recommended/${await idOf(slug)}`)).products;
const setting = (type: string, value: string | null, valueEn: string | null = null) =>
  db()
    .update(parameters)
    .set({ value, valueEn })
    .where(sql`${parameters.idSite} = 901 and ${parameters.type} = ${type}`);

async function withChange(change: string, back: string, work: () => Promise<void>) {
  await db().execute(sql.raw(change));
  try {
    await work();
  } finally {
    await db().execute(sql.raw(back));
  }
}

describe("GET /product", () => {
  it("is ordered by price, that of the cheapest declination, when nothing is asked", async () => {
    const { products: productRows, total } = await listed();
    expect(productRows.map(({ slug, price }) => [slug, price])).toEqual([
      ["blanc", 8.5],
      ["rouge", 9.5],
      ["coffret", 54],
    ]);
    expect(total).toBe(3);
  });

  it.each([
    ["?orderBy=-price", ["coffret", "rouge", "blanc"]],
    ["?orderBy=name", ["blanc", "coffret", "rouge"]],
    ["?orderBy=-name", ["rouge", "coffret", "blanc"]],
    ["?orderBy=kind", ["rouge", "blanc", "coffret"]],
    ["?orderBy=order", ["rouge", "coffret", "blanc"]],
    ["?kind=RED", ["rouge"]],
    ["?kind=df:BOX", ["blanc", "rouge"]],
    ["?type=WINE", ["blanc", "rouge"]],
    ["?price=9.5", ["rouge"]],
    ["?price=lt:9.5", ["blanc"]],
    ["?price=gte:9.5&orderBy=-price", ["coffret", "rouge"]],
    ["?vintage=gt:2020", ["rouge"]],
    ["?appellation=lk:CHÍNON", ["rouge"]],
    ["?tags=organic", ["rouge"]],
    ["?tags=organic,%20loire", ["blanc", "rouge", "coffret"]],
    ["?tags=nothing", []],
    ["?name=lk:D’ETE", ["blanc", "rouge", "coffret"]],
    ["?name=lk:rOUGE", ["rouge"]],
    ["?search=chinon", ["rouge"]],
    ["?search=CABÉRNET", ["rouge"]],
    ["?search=lk:cabernet", ["rouge"]],
    ["?search=summary%20blanc", ["blanc"]],
    ["?search=blanc%20rouge", []],
    ["?search=chino", ["rouge"]],
    ["?search=hinon", []],
    ["?search=«%20D’ÉTÉ,%20rouge%20!%20»", ["rouge"]],
    ["?search=rouge-901", ["rouge"]],
    ["?search=rouge%202022", ["rouge"]],
    ["?search=2021", []],
    ["?search=%25", []],
    ["?search=percent", []],
    ["?search=&tags=&kind=", ["blanc", "rouge", "coffret"]],
    ["?nbItem=1&page=2", ["rouge"]],
    ["?nbItem=2&page=2", ["coffret"]],
  ])("%s", async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it("says how many there are on all pages, on every one of them", async () => {
    for (const query of ["?nbItem=1", "?nbItem=2&page=2", "?nbItem=3", "?nbItem=1&page=9"]) {
      expect((await listed(query)).total).toBe(3);
    }
    expect((await listed("?nbItem=1&kind=df:BOX")).total).toBe(2);
    expect((await listed("?page=9&kind=RED")).total).toBe(1);
  });

  it.each([
    ["?colour=red", "colour"],
    ["?orderBy=description", "orderBy"],
    ["?price=cheap", "price"],
    ["?nbItem=101", "nbItem"],
    ["?search=a%00b", "search"],
    [`?tags=${"a".repeat(501)}`, "tags"],
  ])("refuses %s at its field", async (query, field) => {
    const { status, answer } = await platform.call("GET", `/product${query}`);
    expect(status).toBe(422);
    expect(Object.keys((answer as ErrorResponse).data.errors)).toEqual([field]);
  });

  it("speaks the caller’s language", async () => {
    const { products: productRows } = await listed("?search=summary%20en%20blanc", {
      language: "en",
    });
    expect(productRows[0]?.name).toBe("Blanc d’été en site-901");
    expect(await slugs("?name=lk:en", { language: "en" })).toHaveLength(3);
    expect(await slugs("?name=lk: en ", { language: "fr_FR" })).toEqual([]);
  });

  it("finds a product by what it is called by now", async () => {
    const named = (appellation: string) =>
      `update "product" set appellation = '${appellation}' where reference = 'ROUGE-901'`;
    await withChange(named("Saint-Nicolas-de-Bourgueil"), named("Chinon"), async () => {
      expect(await slugs("?search=st%20nicolas")).toEqual([]);
      expect(await slugs("?search=saint%20nicolas")).toEqual(["rouge"]);
      expect(await slugs("?search=chinon")).toEqual([]);
    });
    expect(await slugs("?search=chinon")).toEqual(["rouge"]);
  });

  it("leaves out what is not sold: a product, or all of its declinations, put away", async () => {
    const ofBlanc = `id_product in (select id from product where reference = 'BLANC-901')`;
    const id = await idOf("blanc");
    for (const [change, back] of [
      [
        `update "product" set is_active = false where reference = 'BLANC-901'`,
        `update "product" set is_active = true where reference = 'BLANC-901'`,
      ],
      [
        `update "declination" set is_active = false where ${ofBlanc}`,
        `update "declination" set is_active = true where ${ofBlanc}`,
      ],
    ] as const) {
      await withChange(change, back, async () => {
        expect(await listed("")).toMatchObject({ total: 2 });
        expect(await slugs("?search=blanc")).toEqual([]);
        expect((await listed("?nbItem=1")).total).toBe(2);
        expect((await platform.call("GET", `/product/${id}`)).status).toBe(404);
        expect((await recommended("rouge")).map(({ slug }) => slug)).not.toContain("blanc");
      });
    }
    expect((await listed()).total).toBe(3);
  });

  it("takes no price of a declination that is put away", async () => {
    const bottle = "where reference = 'R-75-901'";
    await withChange(
      `update "declination" set is_active = false ${bottle}`,
      `update "declination" set is_active = true ${bottle}`,
      async () => {
        const [rouge] = (await listed("?slug=rouge")).products;
        expect(rouge).toMatchObject({ price: 22, declinations: [{ reference: "R-MAGNUM-901" }] });
        expect(await slugs("?price=22")).toEqual(["rouge"]);
      },
    );
  });
});

describe("GET /product/filter", () => {
  const filters = () => platform.data<ProductFilters>("GET", "/product/filter");

  it("has the kinds as a wine list goes, and the tags, the most used first", async () => {
    expect(await filters()).toEqual({
      kinds: ["RED", "WHITE", "BOX"],
      tags: ["loire", "organic"],
    });
  });

  it("has nothing of what is not sold, nor of another site", async () => {
    const red = "where id_site = 901 and kind = 'RED'";
    await withChange(
      `update "product" set is_active = false ${red}`,
      `update "product" set is_active = true ${red}`,
      async () => expect(await filters()).toEqual({ kinds: ["WHITE", "BOX"], tags: ["loire"] }),
    );
    const others = `update "product" set tags = array[{tag}] where id_site = 902 and kind = 'BOX'`;
    await withChange(
      others.replace("{tag}", "'elsewhere'"),
      others.replace("{tag}", "'loire'"),
      async () => expect((await filters()).tags).toEqual(["loire", "organic"]),
    );
  });
});

describe("a declination", () => {
  const of = async (slug: string, call?: TestCall) => (await sheet(slug, call)).declinations;

  it("is called by its variations, by their display label where they have one (§3)", async () => {
    const [magnum] = await of("rouge");
    expect(magnum).toMatchObject({
      name: "Year fr site-901 : 2022 - The size fr site-901 : Magnum fr site-901",
      variation1: { label: "Year fr site-901", displayLabel: null, value: "2022" },
      variation3: null,
    });
    expect((await of("coffret"))[0]).toMatchObject({ name: "", variation1: null });
  });

  it("says what a litre costs, of all the bottles of a box", async () => {
    const [magnum, bottle] = await of("rouge");
    expect([magnum?.pricePerLitre, bottle?.pricePerLitre]).toEqual([14.67, 12.67]);
    expect((await of("coffret"))[0]).toMatchObject({ price: 54, pricePerLitre: 12 });
  });

  it("is in the order that it was given", async () => {
    expect((await of("rouge")).map(({ reference }) => reference)).toEqual([
      "R-MAGNUM-901",
      "R-75-901",
    ]);
  });
});

describe("the stock, as the site tells it", () => {
  const readStocks = async (call?: TestCall): Promise<Record<string, Declination["stock"]>> => {
    const { products: productRows } = await listed("", call);
    return Object.fromEntries(
      productRows.flatMap(({ declinations }) =>
        declinations.map((declination) => [
          declination.reference.replace("-901", ""),
          declination.stock,
        ]),
      ),
    );
  };
  const put = (quantity: number) =>
    db().update(stocks).set({ quantity }).where(eq(stocks.idSite, 901));

  it("is only whether there is any, unless SHOW_STOCK", async () => {
    await setting("SHOW_STOCK", "false");
    await setting("STOCK_LIMIT_DISPLAY", "30");
    await put(5);
    const undisclosed = { label: null, left: null };
    expect(await readStocks()).toEqual({
      "B-75": { state: "IN", ...undisclosed },
      "R-75": { state: "IN", ...undisclosed },
      "R-MAGNUM": { state: "IN", ...undisclosed },
      "C-6": { state: "OUT", ...undisclosed },
    });
  });

  it("is what its declination takes of it, and counted under STOCK_LIMIT_DISPLAY", async () => {
    await setting("SHOW_STOCK", "true");
    await setting("STOCK_LIMIT_DISPLAY", "4");
    await setting("STOCK_LABEL_IN", "Au chai", "In the cellar");
    await put(20);
    expect(await readStocks()).toEqual({
      "B-75": { state: "IN", label: "Au chai", left: null },
      "R-75": { state: "IN", label: "Au chai", left: null },
      "R-MAGNUM": { state: "IN", label: "Au chai", left: null },
      "C-6": { state: "LOW", label: "Bientôt épuisé", left: 3 },
    });
    const english = await readStocks({ language: "en" });
    expect(english["R-75"]?.label).toBe("In the cellar");
    expect(english["C-6"]?.label).toBe("Nearly gone");
  });

  it("is never counted without a limit, but when nothing is left", async () => {
    await setting("STOCK_LIMIT_DISPLAY", null);
    await put(5);
    const stockViews = await readStocks();
    expect(stockViews["R-75"]).toMatchObject({ state: "IN", left: null });
    expect(stockViews["C-6"]).toMatchObject({ state: "OUT", label: "Épuisé", left: 0 });
  });
});

describe("the sheet of a product", () => {
  it("has what the list has, and more", async () => {
    const rouge = await sheet("rouge");
    const [listedRouge] = (await listed("?slug=rouge")).products;
    expect(rouge).toMatchObject({ ...listedRouge });
    expect(rouge).toMatchObject({
      description: "<p>Description fr site-901</p>",
      alcohol: 12.5,
      grapeVarieties: [{ name: "Cabernet franc", percent: 100 }],
      mealIcons: ["RED_MEAT", "CHEESE"],
      hasFile: true,
    });
  });

  it("has awards, the latest first; what is not there has none", async () => {
    const won = async (id: number) =>
      (await platform.data<AwardList>("GET", `/award?product=${id}`, { language: "en" })).awards;
    expect(
      (await won(await idOf("rouge"))).map(({ name, year, medal }) => [name, year, medal]),
    ).toEqual([
      ["Guide en site-901", 2025, "STAR"],
      ["Concours en site-901", 2024, "GOLD"],
    ]);
    expect(await won(2_000_000_000)).toEqual([]);
    expect((await platform.call("GET", "/award")).status).toBe(422);
  });

  it("shares its meal icons with all others, in both languages", async () => {
    const icons = (call?: TestCall) =>
      platform.data<MealIconList>("GET", "/parameter/product/meal-icon", call);
    const french = (await icons()).mealIcons;
    const english = (await icons({ language: "en" })).mealIcons;
    expect(french.map(({ code }) => code)).toEqual(english.map(({ code }) => code));
    expect(french.find(({ code }) => code === "RED_MEAT")?.label).toBe("Viande rouge");
    expect(english.find(({ code }) => code === "RED_MEAT")?.label).toBe("Red meat");
    expect(new Set(french.map(({ icon }) => icon)).size).toBe(french.length);
  });
});

describe("what goes with a product", () => {
  it("is what its sheet names", async () => {
    expect((await recommended("rouge")).map(({ slug }) => slug)).toEqual(["blanc"]);
  });

  it("is others of its kind where it names nothing that is sold, never itself, at most four", async () => {
    expect(await recommended("blanc")).toEqual([]);
    await withChange(
      `with made as (
         insert into product (id_site, "order", type, kind, reference, translations, vat_rate)
         select 901, 10 - n, 'WINE', 'WHITE', 'W' || n, translations, 20
         from product, generate_series(1, 6) n where reference = 'BLANC-901' returning *)
       insert into declination (id_site, id_product, "order", reference, "values", price_cents, weight_grams)
         select 901, id, 0, reference || 'D', '[]', 1000, 1300 from made`,
      "delete from product where reference ~ '^W[1-6]$'",
      async () => {
        const ids = (await db().select().from(products).where(eq(products.kind, "WHITE")))
          .filter(({ idSite }) => idSite === 901)
          .map(({ id, reference }) => [id, reference] as const);
        const [blanc] = ids.find(([, reference]) => reference === "BLANC-901") ?? [];
        const { products: productRows } = await platform.data<ProductList>(
          "GET",
          `/v2/product/recommended/${blanc}`,
        );
        expect(productRows.map(({ reference }) => reference)).toEqual(["W6", "W5", "W4", "W3"]);
      },
    );
  });

  it("is nothing of a product that is not there", async () => {
    expect((await platform.call("GET", "/v2/product/recommended/2000000000")).status).toBe(404);
    expect(await db().$count(declinations, eq(declinations.idSite, 901))).toBe(4);
  });
});
