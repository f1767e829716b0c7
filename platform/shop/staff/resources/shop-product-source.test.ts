import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
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
