import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { Change } from "@/lib/contract/change";
import { auditEntries } from "@/platform/db/schema/audit";
import { announcedChanges } from "@/testing/announced-changes";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, orderFrom, placeOrder, readShop } from "@/testing/shop-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  changes = announcedChanges(platform);
});
afterAll(() => platform.close());

const find = async (resource: string, search: string) => {
  const { items } = await platform.data<{ items: AdminItem[] }>(
    "GET",
    `/admin/${resource}?search=${search}`,
    { headers: admin.headers },
  );
  if (!items[0]) throw new Error(`There is no ${search}`);
  return items[0];
};
const change = (path: string, body: object) =>
  changeAsRead<AdminItem>(platform, `/admin/${path}`, { body, headers: admin.headers });

it("a price that changes while it is in a cart is told before the order, and in the log", async () => {
  const { id, price } = await find("declination", "B-75");
  const order = aShopOrder(await readShop(platform), { "B-75": 2 });
  const open = await orderFrom(platform, order);
  changes.length = 0;
  expect((await change(`declination/${id}`, { price: Number(price) + 1 })).status).toBe(200);
  expect(changes).toEqual([{ kind: "products" }]);
  const { status, answer } = await placeOrder(platform, order);
  expect(status).toBe(409);
  expect(JSON.stringify(answer)).toContain("PRICE_CHANGED");
  await orderFrom(platform, aShopOrder(await readShop(platform), { "B-75": 2 }));
  // An order placed before keeps its accepted price.
  const page = await platform.data<{ total: number }>(
    "GET",
    `/order/${open.reference}?key=${open.key}`,
  );
  expect(page.total).toBe(order.seenTotal);
  const entries = await platform.database.everySite.select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({
    by: admin.email,
    action: "CHANGE",
    before: { price },
    after: { price: Number(price) + 1 },
  });
  expect(entries.at(-1)?.subject).toMatch(/^declination /);
});

it("a product keeps its address and its pictures when its words change, and leaves the shop", async () => {
  const before = await find("shop-product", "901");
  const sheet = () => platform.call<{ slug: string; name: string }>("GET", `/product/${before.id}`);
  const { answer: known } = await sheet();
  const words = {
    name: { fr_FR: "Le Blanc" },
    description: { fr_FR: "<p>Vif.</p><script>alert(1)</script>" },
  };
  expect((await change(`shop-product/${before.id}`, words)).status).toBe(200);
  expect((await sheet()).answer.data).toMatchObject({
    slug: (known.data as { slug: string }).slug,
    name: "Le Blanc",
  });
  await change(`shop-product/${before.id}`, { isActive: false });
  expect((await sheet()).status).toBe(404);
  const wrong = await change(`shop-product/${before.id}`, { vatRate: 31, name: { en: " " } });
  expect(wrong.status).toBe(422);
});
