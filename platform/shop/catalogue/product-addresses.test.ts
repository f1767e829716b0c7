import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Addresses } from "@/lib/contract/page";
import { declinations, products } from "@/platform/db/schema/catalogue";
import { changeStock } from "@/platform/shop/stock/change-stock";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let staff: Record<string, string>;
let sold: typeof products.$inferSelect;
let declination: typeof declinations.$inferSelect;

beforeAll(async () => {
  platform = await openTestPlatform();
  const [first] = await platform.database.everySite
    .select({ product: products, declination: declinations })
    .from(products)
    .innerJoin(declinations, eq(declinations.idProduct, products.id))
    .where(
      and(
        eq(products.idSite, 901),
        eq(products.isActive, true),
        eq(declinations.isActive, true),
        isNotNull(declinations.idStock),
      ),
    )
    .orderBy(products.id, declinations.id);
  if (!first) throw new Error("Nothing is sold");
  sold = first.product;
  declination = first.declination;
});
afterAll(() => platform.close());
beforeEach(async () => {
  staff = (await logIn(platform, "ADMIN")).headers;
});

const address = async () => {
  const { addresses } = await platform.data<Addresses>("GET", "/product/address");
  return addresses.find(({ id }) => id === sold.id);
};

async function change(name: "shop-product" | "declination", id: number, body: object) {
  const { answer } = await platform.call<{ version: string }>("GET", `/admin/${name}/${id}`, {
    headers: staff,
  });
  if (!answer.success) throw new Error(answer.message ?? name);
  const done = await platform.call("PUT", `/admin/${name}/${id}`, {
    body,
    headers: { ...staff, "If-Match": answer.data.version },
  });
  expect(done.status).toBe(200);
}

it("tells the pictures of a product in each language", async () => {
  const { fr_FR, en } = sold.translations;
  expect((await address())?.pictures).toEqual({
    fr_FR: fr_FR.images.map(({ src }) => src),
    en: en.images.map(({ src }) => src),
  });
});

it("tells when the staff changed it last, or what it is sold as", async () => {
  platform.clock.moveTo("2026-12-01T10:00:00Z");
  staff = (await logIn(platform, "ADMIN")).headers;
  await change("shop-product", sold.id, { summary: { fr_FR: "Vif, salin, de garde." } });
  expect((await address())?.changedAt).toEqual({
    fr_FR: "2026-12-01T10:00:00.000Z",
    en: "2026-12-01T10:00:00.000Z",
  });
  platform.clock.moveTo("2026-12-01T10:05:00Z");
  await change("declination", declination.id, { price: declination.priceCents / 100 + 1 });
  expect((await address())?.changedAt).toHaveProperty("fr_FR", "2026-12-01T10:05:00.000Z");
});

it("tells when its stock gave out or came, and of no sale between", async () => {
  const step = (add: number, at: string) =>
    platform.database.inSite(901, (tx) =>
      changeStock(tx, declination.idStock ?? 0, {
        step: { add },
        cause: { reason: "INVENTORY", at: new Date(at), by: "admin@901.example" },
      }),
    );
  const first = await step(1, "2026-12-02T08:00:00Z");
  expect((await address())?.changedAt).toHaveProperty("fr_FR", "2026-12-01T10:05:00.000Z");
  await step(-(first?.after ?? 0), "2026-12-02T09:00:00Z");
  expect((await address())?.changedAt).toHaveProperty("fr_FR", "2026-12-02T09:00:00.000Z");
  await step(12, "2026-12-02T10:00:00Z");
  await step(-1, "2026-12-02T11:00:00Z");
  expect((await address())?.changedAt).toHaveProperty("fr_FR", "2026-12-02T10:00:00.000Z");
});

it("tells it of every product, whether its stock is counted or it never runs out", async () => {
  const { addresses } = await platform.data<Addresses>("GET", "/product/address");
  const stocked = await platform.database.everySite
    .selectDistinct({ id: declinations.idProduct })
    .from(declinations)
    .where(and(eq(declinations.idSite, 901), isNotNull(declinations.idStock)));
  expect(addresses.length).toBeGreaterThan(stocked.length);
  for (const { id, changedAt } of addresses) {
    expect(changedAt, `product ${id}`).toEqual({
      fr_FR: expect.any(String),
      en: expect.any(String),
    });
  }
});

it("knows a change of a product whose name is another one now", async () => {
  platform.clock.moveTo("2026-12-03T10:00:00Z");
  staff = (await logIn(platform, "ADMIN")).headers;
  await change("declination", declination.id, { weightGrams: declination.weightGrams + 1 });
  await platform.database.everySite
    .update(products)
    .set({
      translations: {
        ...sold.translations,
        fr_FR: { ...sold.translations.fr_FR, name: "Un autre nom" },
      },
    })
    .where(eq(products.id, sold.id));
  expect((await address())?.changedAt).toHaveProperty("fr_FR", "2026-12-03T10:00:00.000Z");
});
