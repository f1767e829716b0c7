import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import type { AwardList } from "@/lib/contract/product";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import { changeAsRead } from "@/testing/change-as-read";
import { aNewProduct } from "@/testing/route-cases/new-offer";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, orderFrom, readShop } from "@/testing/shop-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type Product = AdminItem<typeof shopProductResource>;

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const add = async (change: object) =>
  platform.call<Product>("POST", "/admin/shop-product", {
    headers: admin.headers,
    body: { ...(await aNewProduct(platform)), ...change },
  });

const count = async () => {
  const { everySite } = platform.database;
  return [
    await everySite.$count(products),
    await everySite.$count(declinations),
    await everySite.$count(stocks),
  ];
};

it("a product is added with its first article and its stock, and can be bought at once", async () => {
  const { status } = await add({ reference: "fol-75-901", quantity: 6, firstPrice: 9.8 });
  expect(status).toBe(200);
  const order = await orderFrom(platform, aShopOrder(await readShop(platform), { "FOL-75": 6 }));
  expect(order.reference).toBeDefined();
  const [stock] = await platform.database.everySite
    .select()
    .from(stocks)
    .where(eq(stocks.reference, "FOL-75-901"));
  expect(stock?.quantity).toBe(0);
});

it("a new article has its price and its first stock since the moment at which it was added", async () => {
  await add({ reference: "SINCE", quantity: 4 });
  const [begun] = await platform.database.everySite
    .select({ pricedAt: declinations.pricedAt, stockedAt: stockMovements.at, stockMovements })
    .from(declinations)
    .innerJoin(stockMovements, eq(stockMovements.idStock, declinations.idStock))
    .where(eq(declinations.reference, "SINCE"));
  const now = platform.clock.now();
  expect(begun).toMatchObject({ pricedAt: now, stockedAt: now });
  expect(begun?.stockMovements).toMatchObject({ reason: "BEGIN", units: 4, quantity: 4 });
});

it("a product without a number never runs out", async () => {
  await add({ reference: "FREE", quantity: null });
  const [article] = await platform.database.everySite
    .select()
    .from(declinations)
    .where(eq(declinations.reference, "FREE"));
  expect(article).toMatchObject({ idStock: null, priceCents: 980, capacityUnit: "CENTILITRE" });
});

it.each([
  ["of another product", { reference: "TWICE" }, "REFERENCE_TAKEN"],
  ["of a single article", { reference: "B-75-901" }, "REFERENCE_TAKEN"],
  ["with signs that no label has", { reference: "A B/1" }, "INVALID"],
])("a reference %s is refused at its field, and nothing is stored", async (_, change, code) => {
  await add({ reference: "TWICE" });
  const before = await count();
  const { answer } = await add(change);
  expect(answer.success).toBe(false);
  if (!answer.success) expect(answer.data.errors.reference?.code).toBe(code);
  expect(await count()).toEqual(before);
});

it("half a label is refused at what it lacks, and nothing is stored", async () => {
  const before = await count();
  const { answer } = await add({ reference: "HALF", energyKj: null });
  expect(answer.success ? {} : Object.keys(answer.data.errors)).toEqual(["energyKj"]);
  expect(await count()).toEqual(before);
});

it("its photos are shown in their order, described in each language", async () => {
  const { answer } = await add({ reference: "SEEN" });
  const id = answer.success ? answer.data.id : 0;
  const picture = (name: string) => ({
    src: `/media/901/${name}.webp`,
    width: 900,
    height: 1200,
    alt: { fr_FR: `Photo ${name}`, en: `Picture ${name}` },
  });
  await changeAsRead(platform, `/admin/shop-product/${id}`, {
    headers: admin.headers,
    body: { images: [picture("b"), picture("a")] },
  });
  for (const [language, word] of [
    ["fr_FR", "Photo"],
    ["en", "Picture"],
  ] as const) {
    const shown = await platform.data<{ images: object[] }>("GET", `/product/${id}`, { language });
    expect(shown.images).toMatchObject([
      { src: "/media/901/b.webp", alt: `${word} b` },
      { src: "/media/901/a.webp", alt: `${word} a` },
    ]);
  }
});

it("takes no photo from elsewhere", async () => {
  const { answer } = await add({
    reference: "ELSE",
    images: [{ src: "javascript:alert(1)", width: 1, height: 1, alt: {} }],
  });
  expect(answer.success).toBe(false);
});

it("what it is and its reference are changed, and who recommends it still does", async () => {
  const shop = await readShop(platform);
  const [white] = await platform.database.everySite
    .select()
    .from(products)
    .where(eq(products.reference, "BLANC-901"));
  const id = white?.id ?? 0;
  const change = (body: object) =>
    changeAsRead<Product>(platform, `/admin/shop-product/${id}`, { headers: admin.headers, body });
  expect((await change({ sort: "BOX", reference: "blanc-de-blancs" })).status).toBe(200);
  expect(await platform.data("GET", `/product/${id}`)).toMatchObject({
    ...{ kind: "BOX", type: "BOX", reference: "BLANC-DE-BLANCS" },
  });
  const [red] = await platform.database.everySite
    .select()
    .from(products)
    .where(eq(products.reference, "ROUGE-901"));
  const beside = await platform.data<{ products: { id: number }[] }>(
    "GET",
    `/v2/product/recommended/${red?.id}`,
  );
  expect(beside.products[0]?.id).toBe(id);
  const taken = await change({ reference: "ROUGE-901" });
  expect(taken.answer.success ? {} : taken.answer.data.errors).toMatchObject({
    reference: { code: "REFERENCE_TAKEN" },
  });
  await change({ sort: "WHITE", reference: "BLANC-901" });
  const article = `/admin/declination/${shop.id("B-75")}`;
  const renamed = await changeAsRead<{ reference: string }>(platform, article, {
    headers: admin.headers,
    body: { reference: "b-75-bis" },
  });
  expect(renamed.answer.success && renamed.answer.data.reference).toBe("B-75-BIS");
  await changeAsRead(platform, article, {
    headers: admin.headers,
    body: { reference: "B-75-901" },
  });
});

it("a medal has its picture on the sheet, and stays as it is while nothing of it changes", async () => {
  const { answer } = await add({ reference: "MEDAL" });
  const id = answer.success ? answer.data.id : 0;
  const image = { src: "/media/901/medal.webp", width: 600, height: 600, alt: {} };
  const award = { name: { fr_FR: "Concours", en: "Contest" }, medal: "GOLD", year: 2026 };
  const change = (body: object) =>
    changeAsRead<Product>(platform, `/admin/shop-product/${id}`, { headers: admin.headers, body });
  const shown = async () => (await platform.data<AwardList>("GET", `/award?product=${id}`)).awards;
  expect((await change({ awards: [{ ...award, image: [image] }] })).status).toBe(200);
  const [before] = await shown();
  expect(before?.image).toMatchObject({ src: image.src, alt: "" });
  await change({ order: 7 });
  expect((await shown())[0]?.id).toBe(before?.id);
  await change({ awards: [award] });
  expect((await shown())[0]).not.toHaveProperty("image");
});
