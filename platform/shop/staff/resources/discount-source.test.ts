import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { discountResource } from "@/lib/contract/admin/discount-resource";
import { auditEntries } from "@/platform/db/schema/audit";
import { discounts } from "@/platform/db/schema/discount";
import { findDiscount } from "@/platform/shop/discount/find-discount";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type Item = AdminItem<typeof discountResource>;
const SPRING = {
  code: "printemps-27",
  isActive: true,
  kind: "PERCENT",
  percent: 15,
  amount: null,
  from: "2026-11-21",
  until: "2026-11-25",
  minimum: 30,
  mostUses: 2,
  mostUsesPerPerson: 1,
};

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite
    .delete(discounts)
    .where(sql`${discounts.code} not like 'TINY%'`);
});
afterAll(() => platform.close());

const send = (method: "POST" | "PUT", part: string, body: object) =>
  (method === "PUT" ? change : platform.call)<Item>(method, `/admin/discount${part}`, {
    headers: admin.headers,
    body,
  });
const change: TestPlatform["call"] = (_, path, sent = {}) => changeAsRead(platform, path, sent);
const data = async (sent: ReturnType<typeof send>) => {
  const { answer } = await sent;
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const make = (change: object = {}) => data(send("POST", "", { ...SPRING, ...change }));
const listed = async (subset: string) => {
  const { items } = await platform.data<{ items: Item[] }>(
    "GET",
    `/admin/discount?subset=${subset}`,
    {
      headers: admin.headers,
    },
  );
  return items.map(({ code }) => code);
};
/** Finds the discount of a code on a basket of 50 € at an instant. */
const found = async (code: string, at: string) => {
  const person = { mailbox: "anne@example.org", phone: undefined };
  const order = { subtotalCents: 5000, now: new Date(at), person };
  const outcome = await platform.database.inSite(901, (tx) => findDiscount(tx, code, order));
  return "error" in outcome ? outcome.error : outcome.discount.percent;
};

describe("a discount code", () => {
  it("is made, and valid from its first day of Paris to the end of its last", async () => {
    expect(await make()).toMatchObject({ ...SPRING, code: "PRINTEMPS-27", uses: 0 });
    expect(await found("printemps-27", "2026-11-20T23:59:59+01:00")).toBe("DISCOUNT_NOT_YET");
    expect(await found("PRINTEMPS-27", "2026-11-21T00:00:00+01:00")).toBe(15);
    expect(await found("PRINTEMPS-27", "2026-11-25T23:59:59+01:00")).toBe(15);
    expect(await found("PRINTEMPS-27", "2026-11-26T00:00:00+01:00")).toBe("DISCOUNT_EXPIRED");
  });

  it("is changed and stopped, and the audit log says so", async () => {
    const { id } = await make({ from: null });
    await data(send("PUT", `/${id}`, { percent: 20 }));
    expect(await found("PRINTEMPS-27", "2026-11-22T10:00:00+01:00")).toBe(20);
    expect(await listed("valid")).toContain("PRINTEMPS-27");
    await data(send("PUT", `/${id}`, { isActive: false }));
    expect(await found("PRINTEMPS-27", "2026-11-22T10:00:00+01:00")).toBe("DISCOUNT_EXPIRED");
    expect(await listed("valid")).not.toContain("PRINTEMPS-27");
    expect(await listed("over")).toEqual(["PRINTEMPS-27"]);
    const acts = await platform.database.everySite
      .select({ action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.by, admin.email))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    expect(acts).toEqual([
      { action: "CHANGE", after: { isActive: false } },
      { action: "CHANGE", after: { percent: 20 } },
    ]);
  });

  it("holds what its kind gives, and nothing else", async () => {
    const { id } = await make({ kind: "AMOUNT", amount: 12.5 });
    const [row] = await platform.database.everySite
      .select()
      .from(discounts)
      .where(eq(discounts.id, id));
    expect(row).toMatchObject({ kind: "AMOUNT", amountCents: 1250, percent: null });
    expect(await data(send("PUT", `/${id}`, { kind: "FREE_SHIPPING" }))).toMatchObject({
      percent: null,
      amount: null,
    });
  });

  it("keeps the hour at which it ends while its day stays the same", async () => {
    const { id } = await make();
    const until = new Date("2026-11-25T12:00:00+01:00");
    await platform.database.everySite.update(discounts).set({ until }).where(eq(discounts.id, id));
    await data(send("PUT", `/${id}`, { percent: 5 }));
    const [row] = await platform.database.everySite
      .select()
      .from(discounts)
      .where(eq(discounts.id, id));
    expect(row?.until).toEqual(until);
  });

  it.each([
    [{ kind: "PERCENT", percent: null }, "percent"],
    [{ kind: "AMOUNT", amount: null }, "amount"],
    [{ kind: "AMOUNT", amount: 0 }, "amount"],
    [{ kind: "AMOUNT", amount: 1.005 }, "amount"],
    [{ percent: 101 }, "percent"],
    [{ until: "2026-11-20" }, "until"],
    [{ until: "2026-02-30" }, "until"],
    [{ code: "deux mots" }, "code"],
    [{ code: "tiny901" }, "code"],
    [{ mostUses: 0 }, "mostUses"],
    [{ minimum: -1 }, "minimum"],
  ])("is refused at its field: %j", async (change, field) => {
    const { status, answer } = await send("POST", "", { ...SPRING, ...change });
    expect({ status, errors: Object.keys((answer.data as { errors: object }).errors) }).toEqual({
      status: 422,
      errors: [field],
    });
  });

  it("that was used keeps its name, and as many uses", async () => {
    const { id } = await make();
    await platform.database.everySite
      .update(discounts)
      .set({ uses: 2 })
      .where(eq(discounts.id, id));
    for (const [change, field] of [
      [{ code: "ETE-27" }, "code"],
      [{ mostUses: 1 }, "mostUses"],
    ] as const) {
      const { status, answer } = await send("PUT", `/${id}`, change);
      expect(status).toBe(422);
      expect(answer.data).toHaveProperty(`errors.${field}`);
    }
    expect(await listed("over")).toEqual(["PRINTEMPS-27"]);
    expect(await data(send("PUT", `/${id}`, { mostUses: 3 }))).toMatchObject({ mostUses: 3 });
  });

  it("is made once by two who make it at once", async () => {
    const made = await Promise.all([send("POST", "", SPRING), send("POST", "", SPRING)]);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
