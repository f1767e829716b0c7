import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { site72 } from "@/demonstration/72/site-72";
import { site73 } from "@/demonstration/73/site-73";
import type { dutyPageSchema } from "@/lib/contract/admin/duty";
import type { GlancePage } from "@/lib/contract/admin/glance";
import type { AdminParameter, ParameterChange } from "@/lib/contract/admin/parameter";
import type { Change } from "@/lib/contract/change";
import { announce } from "@/platform/db/announce";
import { declinations } from "@/platform/db/schema/catalogue";
import { components, pages } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type DutyPage = z.output<typeof dutyPageSchema>;

let platform: TestPlatform;
let admins: Record<number, Person>;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [site72, site73] });
  admins = {
    72: await aPerson(platform, "ADMIN", 72),
    73: await aPerson(platform, "ADMIN", 73),
  };
}, 240_000);
afterAll(() => platform?.close());

const headersOf = (idSite: number) => ({ ...admins[idSite]?.headers });

const dutiesOf = (idSite: number) =>
  platform.data<DutyPage>("GET", "/admin/duty", { idSite, headers: headersOf(idSite) });

const lackingOf = async (idSite: number) =>
  (await dutiesOf(idSite)).duties.filter(({ lack }) => lack);

const namesOf = async (idSite: number) => (await lackingOf(idSite)).map(({ name }) => name);

const countOf = async (idSite: number) =>
  (await platform.data<GlancePage>("GET", "/admin/glance", { idSite, headers: headersOf(idSite) }))
    .waiting.duties;

async function setTo(idSite: number, type: string, change: ParameterChange): Promise<void> {
  const headers = headersOf(idSite);
  const known = await platform.data<AdminParameter[]>("GET", "/admin/parameter", {
    idSite,
    headers,
  });
  const version = known.find((one) => one.type === type)?.version ?? "";
  await platform.data("PUT", `/admin/parameter/${type}`, {
    idSite,
    headers: { ...headers, "If-Match": version },
    body: change,
  });
}

/** Changes rows of a site as its provider does, which then says so; the test takes it back. */
async function changing(idSite: number, work: (tx: Sql) => Promise<unknown>, change: Change) {
  await platform.database.inSite(idSite, async (tx) => {
    await work(tx);
    announce(tx, change);
  });
}

describe("a demonstration site", () => {
  it.each([72, 73])("%i lacks nothing", async (idSite) => {
    expect(await lackingOf(idSite)).toEqual([]);
    expect(await countOf(idSite)).toBe(0);
    expect((await dutiesOf(idSite)).duties.length).toBeGreaterThan(25);
  });

  it("has the duties of what it offers", async () => {
    const rides = (await dutiesOf(72)).duties.map(({ name }) => name);
    const shop = (await dutiesOf(73)).duties.map(({ name }) => name);
    expect(rides).toEqual(expect.arrayContaining(["vtcRegister", "deposit", "testimonials"]));
    expect(rides).not.toContain("alcoholMessage");
    expect(shop).toEqual(expect.arrayContaining(["alcoholMessage", "pricePerLitre", "withdrawal"]));
    expect(shop).not.toContain("vtcRegister");
    // The estate sells its own harvest.
    expect(shop).not.toContain("breathalysers");
  });
});

describe("what a site lacks", () => {
  it("is told with its source and its field, and is gone once that is filled", async () => {
    const before = site72.parameters.MEDIATOR as { fr_FR: string; en: string };
    await setTo(72, "MEDIATOR", { value: null });
    const lacking = await lackingOf(72);
    expect(lacking.map(({ name }) => name)).toEqual(["mediator", "textsWithoutBlanks"]);
    expect(lacking[0]).toMatchObject({
      isMustHave: true,
      source: expect.stringContaining("612-1"),
      lack: { settings: [], mends: [{ part: "parameter", item: "MEDIATOR" }] },
    });
    expect(await countOf(72)).toBe(2);
    expect(await lackingOf(73)).toEqual([]);
    await setTo(72, "MEDIATOR", { value: before });
    expect(await lackingOf(72)).toEqual([]);
    expect(await countOf(72)).toBe(0);
  });

  it("is what a site may not open without, then the rest", async () => {
    await setTo(72, "ACCESSIBILITY_STATEMENT", { value: null });
    await setTo(72, "COOKIE_POLICY", { value: null });
    expect((await lackingOf(72)).map(({ name, isMustHave }) => [name, isMustHave])).toEqual([
      ["cookiePolicy", true],
      ["accessibility", false],
    ]);
    for (const key of ["ACCESSIBILITY_STATEMENT", "COOKIE_POLICY"] as const) {
      const text = site72.parameters[key] as { fr_FR: string; en: string };
      await setTo(72, key, { value: text });
    }
    expect(await namesOf(72)).toEqual([]);
  });

  it("is a text that no visible page shows", async () => {
    const [notice] = await platform.database.inSite(72, (tx) =>
      tx.select().from(pages).where(eq(pages.route, "legal-notice")),
    );
    const showing = (isValid: boolean) => (tx: Sql) =>
      tx
        .update(pages)
        .set({ isValid })
        .where(eq(pages.id, notice?.id ?? 0));
    await changing(72, showing(false), { kind: "pages" });
    expect(await lackingOf(72)).toMatchObject([
      {
        name: "textsWithinReach",
        lack: { settings: [{ en: "Legal notice" }], mends: [{ part: "content/page", item: null }] },
      },
    ]);
    await changing(72, showing(true), { kind: "pages" });
    expect(await namesOf(72)).toEqual([]);
  });

  it("is a bottle whose capacity nobody knows, while it is on sale", async () => {
    const [bottle] = await platform.database.inSite(73, (tx) =>
      tx.select().from(declinations).where(eq(declinations.capacity, 75)).limit(1),
    );
    const setting = (values: Partial<typeof declinations.$inferInsert>) => (tx: Sql) =>
      tx
        .update(declinations)
        .set(values)
        .where(eq(declinations.id, bottle?.id ?? 0));
    await changing(73, setting({ capacity: null }), { kind: "products" });
    expect(await lackingOf(73)).toMatchObject([
      {
        name: "pricePerLitre",
        lack: { mends: [{ part: "declination", item: String(bottle?.id) }] },
      },
    ]);
    await changing(73, setting({ isActive: false }), { kind: "products" });
    expect(await namesOf(73)).toEqual([]);
    await changing(73, setting({ isActive: true, capacity: 75 }), { kind: "products" });
    expect(await namesOf(73)).toEqual([]);
  });

  it("is the day of a testimonial that is no example", async () => {
    const ofTestimonials = eq(components.type, "TESTIMONIALS");
    const [block] = await platform.database.inSite(72, (tx) =>
      tx.select().from(components).where(ofTestimonials),
    );
    if (!block) throw new Error("Site 72 has no testimonials");
    const undated = JSON.parse(
      JSON.stringify(block.conf).replaceAll('"EXAMPLE"', '"UNVERIFIED"'),
    ) as typeof block.conf;
    const writing = (conf: typeof block.conf) => (tx: Sql) =>
      tx.update(components).set({ conf }).where(eq(components.id, block.id));
    await changing(72, writing(undated), { kind: "component", slug: block.slug });
    expect(await lackingOf(72)).toMatchObject([
      { name: "testimonials", lack: { mends: [{ part: "content/page" }] } },
    ]);
    await changing(72, writing(block.conf), { kind: "component", slug: block.slug });
    expect(await namesOf(72)).toEqual([]);
  });
});
