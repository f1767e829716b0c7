import { verify } from "@node-rs/argon2";
import { and, count, eq, sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { type Database, openDatabase } from "@/platform/db/database";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import { contentItems } from "@/platform/db/schema/content-item";
import { users } from "@/platform/db/schema/people";
import { sites } from "@/platform/db/schema/site";
import { parameters } from "@/platform/db/schema/site-look";
import { FIRST_MOMENT } from "@/testing/first-moment";
import { tinySite } from "@/testing/tiny-site";
import { seedSites } from "./seed";
import { DEMO_SITE_IDS } from "./site-ids";
import { demoSites } from "./sites";

let database: Database;
const demoPassword = "correct horse battery";
const seed = (...sites: Parameters<typeof seedSites>[1]) =>
  seedSites(database, sites, { demoPassword, now: FIRST_MOMENT });

beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://" });
  await seed(tinySite(901));
});
afterAll(() => database.close());

const sql = () => database.everySite;
const parameterOf = async (idSite: number, type: string) =>
  (
    await sql()
      .select({ value: parameters.value, valueEn: parameters.valueEn })
      .from(parameters)
      .where(and(eq(parameters.idSite, idSite), eq(parameters.type, type)))
  )[0];

describe("seedSites", () => {
  it("gives every key of the catalogue a row: the site's value, or the default", async () => {
    const [rows] = await sql().select({ n: count() }).from(parameters);
    expect(rows?.n).toBe(Object.keys(PARAMETERS).length);
    expect((await parameterOf(901, "COMPANY_PHONE"))?.value).toBe("+33240000000");
    expect(await parameterOf(901, "COMPANY_DESCRIPTION")).toEqual({
      value: "A company fr site-901",
      valueEn: "A company en site-901",
    });
    expect((await parameterOf(901, "LOGO_HEIGHT"))?.value).toBe("90");
    expect((await parameterOf(901, "FACEBOOK_URL"))?.value).toBeNull();
  });

  it("makes a page's path of its parents' slugs and its own", async () => {
    const pageRows = await sql()
      .select({ url: pageTranslations.url, route: pages.route, order: pages.order })
      .from(pages)
      .innerJoin(pageTranslations, eq(pageTranslations.idPage, pages.id))
      .where(eq(pageTranslations.code, "en"))
      .orderBy(pages.id);
    expect(pageRows.slice(0, 4)).toEqual([
      { url: "/", route: "home", order: 0 },
      { url: "/services", route: "services", order: 1 },
      { url: "/services/transfers", route: "services/transfers", order: 0 },
      { url: "/services/tours", route: "services/tours", order: 1 },
    ]);
  });

  it("keeps the order of services", async () => {
    const rows = await sql()
      .select({ rank: contentItems.rank, words: contentItems.words })
      .from(contentItems)
      .where(eq(contentItems.type, "service"))
      .orderBy(contentItems.rank);
    expect(rows.map(({ rank, words }) => `${rank} ${words.en.slug}`)).toEqual([
      "0 airport",
      "1 station",
      "2 tour",
      "3 regular",
    ]);
  });

  it("hashes the demonstration password with Argon2id", async () => {
    const [person] = await sql().select({ hash: users.passwordHash }).from(users);
    expect(person?.hash).toMatch(/^\$argon2id\$/);
    expect(await verify(person?.hash ?? "", demoPassword)).toBe(true);
    expect(await verify(person?.hash ?? "", "another")).toBe(false);
  });

  it("leaves a site that is there as it is, and creates the others", async () => {
    await sql().update(sites).set({ name: "Renamed" }).where(eq(sites.id, 901));
    await sql().delete(pages).where(eq(pages.idSite, 901));
    expect(await seed(tinySite(901), tinySite(902))).toEqual([902]);
    const [first] = await sql().select({ name: sites.name }).from(sites).where(eq(sites.id, 901));
    expect(first?.name).toBe("Renamed");
    expect(await sql().$count(pages, eq(pages.idSite, 901))).toBe(0);
    expect(await sql().$count(pages, eq(pages.idSite, 902))).toBeGreaterThan(0);
    expect(await seed(tinySite(901), tinySite(902))).toEqual([]);
  });

  it("creates a site whole or not at all", async () => {
    const broken = tinySite(903);
    broken.people.push(...broken.people);
    await expect(seed(broken)).rejects.toThrow();
    expect(await sql().$count(sites, eq(sites.id, 903))).toBe(0);
    expect(await sql().$count(parameters, eq(parameters.idSite, 903))).toBe(0);
  });

  it("writes no instant of the machine's own clock", async () => {
    const began = new Date(Date.now() - 1000).toISOString();
    await seed(...demoSites);
    const columns = await sql()
      .select({ table: raw<string>`table_name`, column: raw<string>`column_name` })
      .from(raw`information_schema.columns`)
      .where(raw`table_schema = 'public' and data_type = 'timestamp with time zone'`);
    expect(columns).toContainEqual({ table: "product", column: "changed_at" });
    const own: string[] = [];
    for (const { table, column } of columns) {
      const rows = await sql()
        .select()
        .from(raw`${raw.identifier(table)}`)
        .where(raw`${raw.identifier(column)} between ${began} and clock_timestamp()`);
      if (rows.length > 0) own.push(`${table}.${column}`);
    }
    expect(own).toEqual([]);
  });

  it("knows the ids of the demonstration sites without their texts", () => {
    expect(demoSites.map(({ site }) => site.id)).toEqual(DEMO_SITE_IDS);
  });

  it("leaves the address of a demonstration site to whoever serves it", async () => {
    for (const { site } of demoSites) expect(site.url).toBeUndefined();
  });
});
