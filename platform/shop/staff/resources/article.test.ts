import { eq, gt, max, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { declinationResource } from "@/lib/contract/admin/declination-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { Cart } from "@/lib/contract/cart";
import type { Change } from "@/lib/contract/change";
import type { Product } from "@/lib/contract/product";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import { announcedChanges } from "@/testing/announced-changes";
import { changeAsRead } from "@/testing/change-as-read";
import { faultCodes } from "@/testing/fault-codes";
import { aNewArticle } from "@/testing/route-cases/new-offer";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, orderFrom, readShop } from "@/testing/shop-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type Article = AdminItem<typeof declinationResource>;
const SITE = 901;

let platform: TestPlatform;
let admin: Person;
let red: number;
let [year, size] = [0, 0];
let lastSeeded = 0;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  changes = announcedChanges(platform);
  const [last] = await platform.database.everySite
    .select({ id: max(declinations.id) })
    .from(declinations);
  lastSeeded = last?.id ?? 0;
});
beforeEach(async () => {
  await startAgain();
  admin = await aPerson(platform, "ADMIN");
  const { everySite } = platform.database;
  const [product] = await everySite
    .select()
    .from(products)
    .where(eq(products.reference, `ROUGE-${SITE}`));
  red = product?.id ?? 0;
  const kinds = await everySite
    .select()
    .from(variations)
    .where(eq(variations.idSite, SITE))
    .orderBy(variations.id);
  [year, size] = [kinds[0]?.id ?? 0, kinds[1]?.id ?? 0];
  changes.length = 0;
});
afterAll(() => platform.close());

async function startAgain() {
  await platform.startAfresh();
  await platform.database.everySite.delete(declinations).where(gt(declinations.id, lastSeeded));
}

const values = (of: string, form: string) => [
  { variation: year, value: { fr_FR: of } },
  { variation: size, value: { fr_FR: form, en: `${form} (en)` } },
];
const article = async (change: object = {}) => ({
  ...(await aNewArticle(platform, SITE)),
  idProduct: red,
  reference: `MAG-${SITE}`,
  quantity: null,
  values: values("2025", "Magnum"),
  ...change,
});
const add = async (change: object = {}) =>
  platform.call<Article>("POST", "/admin/declination", {
    headers: admin.headers,
    body: await article(change),
  });
const errorsOf = async (change: object) => {
  const refused = await add(change);
  if (refused.answer.success) throw new Error("It was added");
  return { status: refused.status, ...faultCodes(refused) };
};
const sheet = () => platform.data<Product>("GET", `/product/${red}`);

describe("a further article", () => {
  it("is on its product’s sheet at once, after the others, and can be bought", async () => {
    const { answer } = await add({ reference: `stocked-${SITE}`, quantity: 6 });
    if (!answer.success) throw new Error(answer.message);
    expect(answer.data).toMatchObject({ reference: `STOCKED-${SITE}`, idProduct: red });
    expect(changes).toEqual([{ kind: "products" }]);
    const { declinations: sold } = await sheet();
    expect(sold.at(-1)).toMatchObject({
      variation1: { value: "2025" },
      variation2: { value: "Magnum" },
      price: 19.5,
      capacity: 150,
    });
    const order = aShopOrder(await readShop(platform), { STOCKED: 6 });
    expect((await orderFrom(platform, order)).reference).toBeDefined();
    const [stock] = await platform.database.everySite
      .select()
      .from(stocks)
      .where(eq(stocks.reference, `STOCKED-${SITE}`));
    expect(stock?.quantity).toBe(0);
  });

  it("takes from the stock of another, as a carton does", async () => {
    const [shared] = await platform.database.everySite
      .select()
      .from(stocks)
      .where(eq(stocks.reference, `SHARED-${SITE}`));
    const idStock = shared?.id ?? 0;
    const carton = { quantity: null, idStock, stockUnits: 6, values: values("2022", "Carton") };
    expect((await add(carton)).status).toBe(200);
    const sold = (await sheet()).declinations.at(-1);
    expect(sold?.stock.state).toBe("IN");
    await platform.database.everySite
      .update(stocks)
      .set({ quantity: 5 })
      .where(eq(stocks.id, idStock));
    expect((await sheet()).declinations.at(-1)?.stock.state).toBe("OUT");
    const both = { ...carton, quantity: 3, reference: "BOTH", values: values("2021", "Carton") };
    expect(await errorsOf(both)).toEqual({
      status: 422,
      quantity: "STOCK_TWICE",
    });
  });

  it("is refused at the field whose value there is already", async () => {
    expect((await add()).status).toBe(200);
    const same = { reference: "OTHER", values: values("2025", "MAGNUM") };
    expect(await errorsOf(same)).toEqual({ status: 422, values: "ARTICLE_EXISTS" });
    expect(await errorsOf({ values: values("2024", "x"), reference: `R-75-${SITE}` })).toEqual({
      status: 422,
      reference: "REFERENCE_TAKEN",
    });
    const twice = [...values("2023", "A"), { variation: year, value: { fr_FR: "2022" } }];
    expect(await errorsOf({ values: twice })).toEqual({
      status: 422,
      "values.2.variation": "CHOSEN_TWICE",
    });
    expect(await errorsOf({ values: [{ variation: year, value: { fr_FR: " " } }] })).toMatchObject({
      "values.0.value.fr_FR": "REQUIRED",
    });
  });

  it("refers to nothing of another site, which a foreign key would let through", async () => {
    const { everySite } = platform.database;
    const [other] = await everySite.select().from(products).where(eq(products.idSite, 902));
    const [kind] = await everySite.select().from(variations).where(eq(variations.idSite, 902));
    const [stock] = await everySite.select().from(stocks).where(eq(stocks.idSite, 902));
    expect(await errorsOf({ idProduct: other?.id })).toEqual({ status: 404 });
    const theirs = [{ variation: kind?.id, value: { fr_FR: "x" } }];
    expect(await errorsOf({ values: theirs })).toMatchObject({ "values.0.variation": "INVALID" });
    expect(await errorsOf({ idStock: stock?.id, quantity: null })).toMatchObject({
      idStock: "INVALID",
    });
  });

  it("that was ordered is withdrawn: it leaves the shop, and its order keeps it", async () => {
    const { answer } = await add();
    const id = answer.success ? answer.data.id : 0;
    const order = aShopOrder(await readShop(platform), { MAG: 1 });
    const { reference, key } = await orderFrom(platform, order);
    const path = `/admin/declination/${id}`;
    await changeAsRead(platform, path, { headers: admin.headers, body: { isActive: false } });
    expect((await sheet()).declinations.map((one) => one.id)).not.toContain(id);
    const page = await platform.data<Cart>("GET", `/order/${reference}?key=${key}`);
    expect(JSON.stringify(page)).toContain("Magnum");
    const { status } = await platform.call("DELETE", path, { headers: admin.headers });
    expect(status).toBe(404);
    // Its values are taken still: it is put back on sale rather than added again.
    expect(await errorsOf({ reference: "AGAIN" })).toMatchObject({ values: "ARTICLE_EXISTS" });
  });
});

describe("what is in a box", () => {
  it("is shown on its sheet, with the way to what is sold by itself", async () => {
    const { everySite } = platform.database;
    const all = await everySite.select().from(declinations).where(eq(declinations.idSite, SITE));
    const of = (reference: string) =>
      all.find((one) => one.reference === `${reference}-${SITE}`) ?? { id: 0, idProduct: 0 };
    const box = of("C-6");
    const path = `/admin/declination/${box.id}`;
    const fill = (contents: object[]) =>
      changeAsRead<Article>(platform, path, { headers: admin.headers, body: { contents } });
    const full = [
      { article: of("R-75").id, quantity: 4 },
      { article: of("B-75").id, quantity: 2 },
    ];
    expect((await fill(full)).status).toBe(200);
    await everySite
      .update(declinations)
      .set({ isActive: false })
      .where(eq(declinations.id, of("B-75").id));
    const { contents } = await platform.data<Product>("GET", `/product/${box.idProduct}`);
    expect(contents?.[box.id]).toMatchObject([
      { idDeclination: of("R-75").id, quantity: 4, slug: "rouge" },
      { idDeclination: of("B-75").id, quantity: 2 },
    ]);
    expect(contents?.[box.id]?.[1]).not.toHaveProperty("slug");
    const { status, answer } = await fill([{ article: box.id, quantity: 1 }]);
    expect(status).toBe(422);
    expect(answer.success ? {} : answer.data.errors).toMatchObject({
      "contents.0.article": { code: "BOX_IN_ITSELF" },
    });
    expect((await fill([])).status).toBe(200);
    expect((await sheet()).contents).toBeUndefined();
  });
});

describe("two who add the same article at once", () => {
  const race = async () => {
    const bodies = [await article({ reference: "TWIN-A" }), await article({ reference: "TWIN-B" })];
    const answers = await Promise.all(
      bodies.map((body) =>
        platform.call("POST", "/admin/declination", { headers: admin.headers, body }),
      ),
    );
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  };

  it("add it once: the other is told", async () => {
    expect(await race()).toEqual([200, 422]);
  });

  it("would add it twice without the constraint", async () => {
    const { everySite } = platform.database;
    await everySite.execute(
      sql`alter table declination drop constraint declination_combination_once`,
    );
    try {
      expect(await race()).toEqual([200, 200]);
    } finally {
      await startAgain();
      await everySite.execute(
        sql`alter table declination add constraint declination_combination_once
          unique (id_product, combination)`,
      );
    }
  });
});
