import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Closing, ClosingCheck, ClosingsPage } from "@/lib/contract/admin/closing";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { auditEntries } from "@/platform/db/schema/audit";
import { closings } from "@/platform/db/schema/closing";
import { payments } from "@/platform/db/schema/payment";
import { actAtDesk, type DeskAct } from "@/platform/payment/test-gateway/act-at-desk";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const post = (body: object) =>
  platform.call<Closing>("POST", "/admin/closing", { body, headers: admin.headers });
const close = (until: string) =>
  platform.data<Closing>("POST", "/admin/closing", { body: { until }, headers: admin.headers });
const get = <T>(path: string) => platform.data<T>("GET", path, { headers: admin.headers });
const list = () => get<ClosingsPage>("/admin/closing");
const check = () => get<ClosingCheck>("/admin/closing/verification");
const moveTo = async (iso: string) => {
  platform.clock.moveTo(iso);
  admin = await aPerson(platform, "ADMIN");
};

/** Returns the code of a refusal: of a field, or its sentence. */
const refusal = async (body: object) => {
  const { status, answer } = await post(body);
  const { errors } = (answer as unknown as ErrorResponse).data;
  return errors.until ? `${status} ${errors.until.code}` : String(status);
};

/** Tampers with the database as its owner, with the triggers off. */
async function tamper(work: ReturnType<typeof sql>): Promise<void> {
  const { everySite } = platform.database;
  await everySite.execute(sql`alter table closing disable trigger user`);
  await everySite.execute(work);
  await everySite.execute(sql`alter table closing enable trigger user`);
}

const threePeriods = async () =>
  [await close("2026-11-10"), await close("2026-11-15"), await close("2026-11-18")] as const;

/** Makes three months: the first with a ride's deposit, the second with a paid order. */
async function threeMonths() {
  await (await bookRide(platform)).pay();
  await moveTo("2026-12-10T10:00:00+01:00");
  await (await buyWine(platform)).pay();
  await moveTo("2027-02-02T10:00:00+01:00");
  return [await close("2026-11-30"), await close("2026-12-31"), await close("2027-01-31")] as const;
}

describe("a closing", () => {
  it("says what the period came to, who closed it, and what its hash is made of", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await moveTo("2026-12-01T09:00:00+01:00");
    expect((await list()).next).toEqual({ from: "2026-11-01", latest: "2026-11-30" });
    const closing = await close("2026-11-30");
    const [paid] = await platform.database.everySite.select().from(payments);
    const received = (paid?.amountCents ?? 0) / 100;
    expect(received).toBeGreaterThan(0);
    expect(closing).toMatchObject({
      number: 1,
      from: "2026-11-01",
      until: "2026-11-30",
      received,
      refunded: 0,
      invoiced: received,
      credited: 0,
      vats: [{ rate: 10, total: received }],
      invoices: { count: 1, first: "F2026-0001", last: "F2026-0001" },
      creditNotes: { count: 0, first: null, last: null },
      closedBy: admin.email,
      closedAt: "2026-12-01T08:00:00.000Z",
      previousHash: null,
    });
    expect(createHash("sha256").update(closing.text).digest("hex")).toBe(closing.hash);
    expect((await list()).closings).toEqual([closing]);
    const entries = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "CLOSE"));
    expect(entries.at(-1)).toMatchObject({
      by: admin.email,
      subject: "closing 2026-11-01 2026-11-30",
      after: { hash: closing.hash },
    });
  });

  it("counts what was given back and its credit note", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.cancel();
    await platform.runDue();
    await moveTo("2026-12-01T09:00:00+01:00");
    const closing = await close("2026-11-30");
    expect(closing).toMatchObject({
      refunded: closing.received,
      credited: closing.invoiced,
      creditNotes: { count: 1, first: "A2026-0001", last: "A2026-0001" },
    });
    expect(closing.vats).toEqual([{ rate: 10, net: 0, vat: 0, total: 0 }]);
    expect((await check()).differing).toEqual([]);
  });

  it("follows the one before, and has its hash", async () => {
    const [first, second, third] = await threeMonths();
    expect([second.from, second.previousHash]).toEqual(["2026-12-01", first.hash]);
    expect([third.from, third.previousHash, third.number]).toEqual(["2027-01-01", second.hash, 3]);
    const page = await list();
    expect(page.closings.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(page.next).toEqual({ from: "2027-02-01", latest: "2027-02-01" });
    expect(await check()).toEqual({ count: 3, differing: [] });
  });

  it("is refused of a period that is not over, or was closed", async () => {
    expect(await refusal({ until: "2026-10-31" })).toBe("422 TOO_SMALL");
    expect(await refusal({ until: "2026-11-20" })).toBe("422 PERIOD_NOT_OVER");
    await close("2026-11-15");
    expect(await refusal({ until: "2026-11-15" })).toBe("409");
    expect(await refusal({ until: "2026-11-10" })).toBe("409");
    expect(await refusal({ from: "2026-11-01", until: "2026-11-18" })).toBe("409");
    expect((await post({ from: "2026-11-16", until: "2026-11-18" })).status).toBe(200);
    // A transaction begun before midnight may still be on its way into the database.
    await moveTo("2026-12-01T00:04:00+01:00");
    expect(await refusal({ until: "2026-11-30" })).toBe("422 PERIOD_NOT_OVER");
    await moveTo("2026-12-01T00:05:00+01:00");
    expect((await post({ until: "2026-11-30" })).status).toBe(200);
  });
});

describe("the database", () => {
  const insert = (change: Partial<typeof closings.$inferInsert>) =>
    platform.database.everySite.insert(closings).values({
      idSite: 901,
      follows: "2026-11-18",
      fromDay: "2026-11-19",
      untilDay: "2026-11-30",
      figures: {} as never,
      closedAt: platform.clock.now(),
      closedBy: "somebody@example.org",
      previousHash: "x",
      hash: "y",
      ...change,
    });

  it.each([
    ["a gap", { follows: "2026-11-20", fromDay: "2026-11-21" }],
    ["a gap under a false name", { fromDay: "2026-11-21" }],
    ["an overlap", { follows: "2026-11-15", fromDay: "2026-11-16" }],
    ["an overlap of days", { follows: "2026-11-12", fromDay: "2026-11-13" }],
    ["a second first one", { follows: null, fromDay: "2026-01-01", previousHash: null }],
    ["a period that ends before it begins", { untilDay: "2026-11-18" }],
    ["one without the hash before", { previousHash: null }],
  ])("refuses %s", async (_, change) => {
    await threePeriods();
    await expect(insert(change)).rejects.toThrow();
    await insert({});
  });

  it("lets nobody change or delete a closing", async () => {
    await threePeriods();
    const { everySite, inSite } = platform.database;
    await expect(everySite.update(closings).set({ closedBy: "me" })).rejects.toThrow();
    await expect(everySite.delete(closings)).rejects.toThrow();
    await expect(inSite(901, (tx) => tx.delete(closings))).rejects.toThrow();
    expect((await check()).count).toBe(3);
  });
});

describe("the verification finds", () => {
  const faults = async () =>
    (await check()).differing.map(({ number, faults: found }) => `${number} ${found.join(" ")}`);

  it("a figure that was changed", async () => {
    await threeMonths();
    await tamper(
      sql`update closing set figures = jsonb_set(figures, '{receivedCents}', '1') where until_day = '2026-12-31'`,
    );
    expect(await faults()).toEqual(["2 TEXT BOOKS"]);
  });

  it("a change of whoever makes the hash anew", async () => {
    const [, second] = await threePeriods();
    const text = second.text.replace(admin.email, "else@example.org");
    const hash = createHash("sha256").update(text).digest("hex");
    expect(hash).not.toBe(second.hash);
    await tamper(
      sql`update closing set closed_by = 'else@example.org', hash = ${hash} where until_day = '2026-11-15'`,
    );
    expect(await faults()).toEqual(["3 CHAIN"]);
  });

  it("one that was taken out", async () => {
    await threePeriods();
    const { everySite } = platform.database;
    await everySite.execute(sql`alter table closing drop constraint closing_follows`);
    await tamper(sql`delete from closing where until_day = '2026-11-15'`);
    expect(await faults()).toEqual(["2 CHAIN"]);
    await everySite.execute(sql`truncate closing`);
    await everySite.execute(
      sql`alter table closing add constraint closing_follows foreign key (id_site, follows) references closing (id_site, until_day)`,
    );
  });

  it("a payment of a closed period that was changed", async () => {
    await threeMonths();
    await platform.database.everySite
      .update(payments)
      .set({ amountCents: sql`amount_cents + 1` })
      .where(sql`settled_at < '2026-12-01'`);
    expect(await faults()).toEqual(["1 BOOKS"]);
  });
});

describe("money that moves after a closing", () => {
  it("is of the next period: the closed one stays what it was, and still holds", async () => {
    const ride = await bookRide(platform);
    const bankId = await ride.checkout();
    await ride.decide(bankId, "PAID");
    await platform.runDue();
    await ride.company({ action: "CONFIRM" });
    const desk = async (act: DeskAct) => {
      await actAtDesk(platform.services, { ...act, idSite: 901, id: bankId, journey: "AT_ONCE" });
      await platform.runDue();
    };
    await desk({ act: "refund", amountCents: 500 });
    await moveTo("2026-12-02T10:00:00+01:00");
    const november = await close("2026-11-30");
    expect(november).toMatchObject({ received: 20, refunded: 5, disputed: 0 });
    expect(november.text).not.toContain("disputed");
    await desk({ act: "fail-refunds" });
    await desk({ act: "dispute" });
    await moveTo("2027-01-05T10:00:00+01:00");
    const december = await close("2026-12-31");
    expect(december).toMatchObject({ received: 0, refunded: -5, disputed: 20 });
    expect(december.text).toContain("\ndisputed 2000\n");
    await desk({ act: "win" });
    await moveTo("2027-02-05T10:00:00+01:00");
    expect(await close("2027-01-31")).toMatchObject({ refunded: 0, disputed: -20 });
    expect(await check()).toMatchObject({ count: 3, differing: [] });
    expect((await list()).closings.at(-1)).toEqual(november);
  });
});
