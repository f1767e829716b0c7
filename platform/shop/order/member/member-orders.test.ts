import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MemberDocuments } from "@/lib/contract/member-booking";
import type { MemberOrders } from "@/lib/contract/order-page";
import { orderEvents, orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import { buyWine } from "@/testing/bought-order";
import { changeEmail } from "@/testing/change-email";
import { registerMember } from "@/testing/logged-in";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, readShop, type Shop } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let shop: Shop;
let owner: Person;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901), shopSite(902)] });
  shop = await readShop(platform);
});
beforeEach(async () => {
  await platform.startAfresh();
  owner = await aPerson(platform);
});
afterAll(() => platform.close());

const orderBody = () => aShopOrder(shop, { "B-75": 2 });
const buyAs = ({ headers }: Person) => buyWine(platform, orderBody(), { headers });
const buyAsGuest = (email: string) =>
  buyWine(platform, { ...orderBody(), user: { ...orderBody().user, email } });
const ordersOf = async ({ headers }: Person, query = "") =>
  (await platform.data<MemberOrders>("GET", `/user/order${query}`, { headers })).orders;
const references = async (who: Person) => (await ordersOf(who)).map(({ reference }) => reference);
const stored = async (reference: string) => {
  const isThisOrder = eq(orders.reference, reference);
  const [row] = await platform.database.everySite.select().from(orders).where(isThisOrder);
  if (!row) throw new Error("The order is gone");
  return row;
};
const deleteSpace = ({ headers }: Person) =>
  platform.data("DELETE", "/user", { headers, body: { password: TEST_PASSWORD } });

describe("the orders of a member", () => {
  it("are theirs alone, the latest first, and open in their session without a key", async () => {
    const first = await buyAs(owner);
    platform.clock.moveTo("2026-11-20T10:05:00+01:00");
    const second = await buyAs(owner);
    const other = await aPerson(platform);
    await buyAs(other);
    expect(await references(owner)).toEqual([second.made.reference, first.made.reference]);
    expect(await ordersOf(owner, "?nbItem=1&page=2")).toMatchObject([
      {
        reference: first.made.reference,
        status: "AWAITING_PAYMENT",
        lines: [{ quantity: 2 }],
        dueNow: first.made.total,
        may: { pay: true, cancel: true, withdraw: false },
      },
    ]);
    const at = `/order/${first.made.reference}`;
    expect((await platform.call("GET", at, { headers: owner.headers })).status).toBe(200);
    for (const headers of [other.headers, {}]) {
      expect((await platform.call("GET", at, { headers })).status).toBe(404);
    }
  });

  it("are written to where the member is, once their address is another", async () => {
    const user = { ...orderBody().user, email: owner.email };
    const { made } = await buyWine(platform, { ...orderBody(), user }, { headers: owner.headers });
    const gift = await buyAs(owner);
    const email = `moved-${owner.id}@example.org`;
    await changeEmail(platform, owner, email);
    expect((await stored(made.reference)).email).toBe(email);
    expect((await stored(gift.made.reference)).email).toBe("anne@example.org");
  });

  it("have their papers beside those of bookings", async () => {
    const order = await buyAs(owner);
    await order.pay();
    const { headers } = owner;
    const { papers: documents } = await platform.data<MemberDocuments>("GET", "/user/paper", {
      headers,
    });
    const { reference, total } = order.made;
    expect(documents).toMatchObject([{ kind: "INVOICE", of: "order", reference, total }]);
    const path = documents[0]?.url.slice("/api".length) ?? "";
    const file = await platform.app.request(path, { headers: { idSite: "901", ...headers } });
    expect(file.headers.get("content-type")).toBe("application/pdf");
  });

  it("hold what a guest ordered under the address that is theirs, and are in their copy", async () => {
    const { made } = await buyAsGuest(owner.email.toUpperCase());
    await buyAsGuest("somebody-else@example.org");
    expect(await references(owner)).toEqual([]);
    await platform.database.inSite(901, (tx) =>
      claimPurchases(tx, { idUser: owner.id, email: owner.email }),
    );
    expect(await references(owner)).toEqual([made.reference]);
    const copy = await platform.app.request("/user/export", {
      headers: { idSite: "901", ...owner.headers },
    });
    expect(await copy.json()).toMatchObject({
      orders: [{ reference: made.reference, customer: { birthdate: "1990-02-28" } }],
    });
  });
});

describe("the orders of a space that is deleted", () => {
  it("name nobody any more when they came to nothing", async () => {
    const { made } = await buyWine(
      platform,
      { ...orderBody(), user: { ...orderBody().user, email: owner.email }, message: "Sonnez fort" },
      { headers: owner.headers },
    );
    await deleteSpace(owner);
    expect((await stored(made.reference)).email).toBe(owner.email);
    await platform.runUntil("2026-12-05T12:00:00+01:00");
    const { everySite } = platform.database;
    // Mails that are about it leave first.
    await everySite.update(outbox).set({ keptAt: platform.clock.now() });
    await platform.runUntil("2027-01-10T12:00:00+01:00");
    const row = await stored(made.reference);
    expect(row).toMatchObject({ status: "EXPIRED", phone: "", message: null, birthdate: null });
    expect(JSON.stringify(row)).not.toMatch(/Anne-Sophie|Le Bihan|Kervégan|@901/);
    const about = (await everySite.select().from(outbox)).filter(({ event }) =>
      event.startsWith(`order:${made.reference}`),
    );
    expect(about).toEqual([]);
  });

  it("keep what their invoice says, and neither the age, the message nor a note", async () => {
    const order = await buyWine(
      platform,
      { ...orderBody(), user: { ...orderBody().user, email: owner.email }, message: "Sonnez fort" },
      { headers: owner.headers },
    );
    await order.pay();
    await order.withdraw();
    const note = "Cliente fâchée";
    const { everySite } = platform.database;
    await everySite.update(orderEvents).set({ note });
    const copy = await platform.app.request("/user/export", {
      headers: { idSite: "901", ...owner.headers },
    });
    expect(await copy.json()).toMatchObject({
      orders: [
        { events: expect.arrayContaining([expect.objectContaining({ event: "ORDER", note })]) },
      ],
    });
    await deleteSpace(owner);
    await platform.runDue();
    await everySite.update(outbox).set({ keptAt: platform.clock.now() });
    await platform.runUntil("2027-01-10T12:00:00+01:00");
    const row = await stored(order.made.reference);
    expect(row).toMatchObject({ message: null, birthdate: null, email: owner.email });
    expect(row.billing.lastname).toBe("Le Bihan");
    expect(JSON.stringify(await everySite.select().from(orderEvents))).not.toContain(note);

    const next = await registerMember(platform, {
      email: owner.email,
      password: "kestrel lantern plough",
    });
    expect((await stored(order.made.reference)).idUser).toBeNull();
    const headers = { idSite: "901", ...next.headers };
    const exported = await platform.app.request("/user/export", { headers });
    expect(await exported.json()).toMatchObject({ orders: [] });
  });
});
