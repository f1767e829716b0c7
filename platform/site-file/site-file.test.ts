import { eq, getTableColumns, type Table } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site72 } from "@/demonstration/72/site-72";
import { site73 } from "@/demonstration/73/site-73";
import { parameterDefinition } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Database } from "@/platform/db/database";
import { components, pages, pageTranslations } from "@/platform/db/schema/content";
import { contentPublished } from "@/platform/db/schema/content-item";
import { eventPlaces } from "@/platform/db/schema/event";
import { addressTypes } from "@/platform/db/schema/people";
import { searchEntries } from "@/platform/db/schema/search-entry";
import { sites } from "@/platform/db/schema/site";
import { openSeededDatabase } from "@/testing/seeded-database";
import { tinySite } from "@/testing/tiny-site";
import { readSiteFile } from "./read-site-file";
import { type FiledRow, type SiteFile, siteFileSchema } from "./site-file";
import { SITE_TABLE_NAMES } from "./site-tables";
import { writeSiteFile } from "./write-site-file";

const NOW = new Date("2026-11-20T09:00:00Z");

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase(undefined, [site72, site73, tinySite(901)], "a password");
}, 60_000);
afterAll(() => database.close());

const read = (idSite: number) =>
  database.inSite(idSite, (tx) => readSiteFile(tx, { idSite, now: NOW }));

/** Passes a file through what is written to a disk. */
const sent = (file: SiteFile) => siteFileSchema.parse(JSON.parse(JSON.stringify(file)));

const write = (idSite: number, file: SiteFile) =>
  database.inSite(idSite, async (tx) => {
    await tx.insert(sites).values({ ...file.site, id: idSite });
    await writeSiteFile({ tx, idSite, now: NOW }, file);
  });

const IDS =
  /^(?:id|idSite|idParent|idPage|idItem|idProduct|idStock|idMedium|idVariation|idAddress|idBox|idCarrier|idDeclination|idSubject|folder|section|image|cover)$/;

/** Returns what is said, without ids: those of two sites differ. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      IDS.test(name) && (typeof item !== "object" || item === null)
        ? []
        : [[name, withoutIds(item)]],
    ),
  );
}

/** Orders rows by what they say. A block that several pages had is one of each page by now. */
const sorted = (rows: unknown[]) =>
  rows
    .map((row) => JSON.stringify(withoutIds(row)).replaceAll(/\b(welcome|questions)-\d+/g, "$1"))
    .toSorted();

async function rowsOf(table: Table & { idSite: AnyPgColumn }, idSite: number) {
  const { changedAt: _, ...columns } = getTableColumns(table) as never as Record<string, never>;
  return sorted(
    await database.everySite.select(columns).from(table).where(eq(table.idSite, idSite)),
  );
}

/** Tables that a site's file says nothing of: they are made from its contents. */
const MADE = { pages, pageTranslations, components, contentPublished, searchEntries, eventPlaces };

describe.each([
  [72, 172],
  [73, 173],
  [901, 911],
])("the file of site %i", (from, to) => {
  const again = to + 1000;
  let file: SiteFile;
  let copied: SiteFile;
  beforeAll(async () => {
    file = await read(from);
    await write(to, sent(file));
    copied = await read(to);
    await write(again, sent(copied));
  });

  it("makes a site with as many things of each kind", () => {
    const counts = ({ tables, contents }: SiteFile) =>
      Object.entries({ ...tables, component: [], contents }).map(([name, rows]) => [
        name,
        rows.length,
      ]);
    const withoutCode = (rows: FiledRow[]) =>
      rows.filter(({ type }) => !parameterDefinition(String(type))?.needs);
    const { parameter } = file.tables;
    expect(counts(copied)).toEqual(
      counts({ ...file, tables: { ...file.tables, parameter: withoutCode(parameter) } }),
    );
  });

  it("makes a site that says the same", async () => {
    // A page that nobody is shown is written, and is no page yet.
    const found = async (idSite: number) =>
      new Set((await rowsOf(searchEntries, idSite)).filter((entry) => !/ draft /.test(entry)));
    expect(await found(to)).toEqual(await found(from));
    const paths = async (idSite: number) =>
      (
        await database.everySite
          .select({ code: pageTranslations.code, url: pageTranslations.url })
          .from(pageTranslations)
          .where(eq(pageTranslations.idSite, idSite))
      )
        .filter(({ url }) => url !== "/draft")
        .toSorted((a, b) => `${a.code}${a.url}`.localeCompare(`${b.code}${b.url}`));
    expect(await paths(to)).toEqual(await paths(from));
  });

  it("makes a site of which a copy is the same to the last row", async () => {
    const copy = await read(again);
    for (const name of SITE_TABLE_NAMES) {
      expect([name, sorted(copy.tables[name])]).toEqual([name, sorted(copied.tables[name])]);
    }
    expect(sorted(copy.contents)).toEqual(sorted(copied.contents));
    for (const table of Object.values(MADE)) {
      expect(await rowsOf(table as never, again)).toEqual(await rowsOf(table as never, to));
    }
  });
});

it("a kind of address brings its names; a file of before has none", async () => {
  const name = { fr_FR: "Maison de famille", en: "Family home" };
  const row = { value: "MAISON_DE_FAMILLE", name };
  await database.everySite.insert(addressTypes).values({ idSite: 901, ...row });
  const file = await read(901);
  const before = {
    ...file.tables,
    addressType: file.tables.addressType.map(({ name: _, ...others }) => others),
  };
  await write(921, sent(file));
  await write(922, sent({ ...file, tables: before }));
  const namesOf = async (idSite: number) => {
    const rows = await database.everySite
      .select()
      .from(addressTypes)
      .where(eq(addressTypes.idSite, idSite));
    return rows.find(({ value }) => value === row.value)?.name;
  };
  expect([await namesOf(921), await namesOf(922)]).toEqual([name, null]);
});
