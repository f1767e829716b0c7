import { eq, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AUDIT_ACTIONS } from "@/lib/contract/admin/audit-labels";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings } from "@/platform/db/schema/booking";
import { customers } from "@/platform/db/schema/customer";
import { users } from "@/platform/db/schema/people";
import { searchWords } from "@/platform/db/schema/search-word";
import { bookRide } from "@/testing/booked-ride";
import { TABLES } from "@/testing/route-cases/resource-rows";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());
beforeEach(() => platform.startAfresh());

async function found(part: string, search: string, by: { idSite?: number; admin?: Person } = {}) {
  const { idSite = 901, admin: staff = admin } = by;
  const { items } = await platform.data<{ items: AdminItem[] }>(
    "GET",
    `/admin/${part}?search=${encodeURIComponent(search)}`,
    { idSite, headers: staff.headers },
  );
  return items.map(({ id }) => id);
}

const CUSTOMER = {
  firstname: "Maëlys",
  lastname: "L’Hôtellier-Brûlé",
  email: "maelys.h@ateliers-du-loir.example",
  phone: "06 39 98 01 23",
  kind: "CONSUMER" as const,
};

/** Books a ride for Maëlys. @returns its id, and the code in its reference */
async function bookedRide() {
  const { booking } = await bookRide(platform, { customer: CUSTOMER });
  const [row] = await platform.database.everySite
    .select()
    .from(bookings)
    .where(eq(bookings.reference, booking.reference));
  if (!row) throw new Error("Nothing was booked");
  return { id: row.id, code: row.reference.split("-")[1] ?? "" };
}

describe("a search", () => {
  it("finds by the beginnings of words, whatever the accents, capitals and marks", async () => {
    const { id, code } = await bookedRide();
    const searches = [
      ...["maëlys", "MAELYS", "Mae", "hotellier", "brule", "l'hotellier brule", "brulé maelys"],
      ...["maelys.h@ateliers-du-loir.example", "ateliers", "aeroport loir"],
      ...[code, code.toLowerCase(), code.slice(0, 3), `EST-${code}`.slice(4)],
    ];
    for (const search of searches)
      expect({ search, ids: await found("booking", search) }).toEqual({ search, ids: [id] });
  });

  it("finds people by the letters that a keyboard has, and by their own", async () => {
    const people = [
      ["Lecœur", "lecoeur", "LECŒUR"],
      ["Müller", "muller", "mu\u0308ller"],
      ["Łódzki", "lodzki", "łódź".slice(0, 3)],
      ["İstanbullu", "istanbul", "ISTANBULLU"],
      ["Straßer", "strasser", "STRASSER"],
      ["Øresund", "oresund", "øresund"],
      ["Đặng", "dang", "đăng"],
      ["Θεοδωράκης", "θεοδωρακησ", "ΘΕΟΔΩΡΆΚΗΣ"],
    ] as const;
    for (const [lastname, ...searches] of people) {
      const { booking } = await bookRide(platform, { customer: { ...CUSTOMER, lastname } });
      const [row] = await platform.database.everySite
        .select({ id: bookings.id })
        .from(bookings)
        .where(eq(bookings.reference, booking.reference));
      for (const search of [lastname, ...searches])
        expect({ search, ids: await found("booking", search) }).toEqual({ search, ids: [row?.id] });
      await platform.startAfresh();
    }
  });

  it("finds a line of the audit log by what the panel calls it, in either language", async () => {
    const line = { idSite: 901, at: platform.clock.now(), by: "claire@901.example" };
    const rows = await platform.database.everySite
      .insert(auditEntries)
      .values([
        { ...line, action: "ASSIGN_DRIVER", subject: "booking LABEL-1" },
        { ...line, action: "CHANGE", subject: "parameter LABEL-2" },
        { ...line, action: "CHANGE", subject: "vehicle LABEL-3" },
        { ...line, idSite: 902, action: "ASSIGN_DRIVER", subject: "booking LABEL-4" },
        { ...line, action: "WITHDRAW", subject: "popup LABEL-5" },
      ])
      .returning({ id: auditEntries.id });
    const [ride, setting, vehicle, , popup] = rows.map(({ id }) => id);
    const searches: [search: string, ids: (number | undefined)[]][] = [
      ["Chauffeur choisi label", [ride]],
      ["chauff label", [ride]],
      [`${AUDIT_ACTIONS.ASSIGN_DRIVER.en} label`, [ride]],
      ["assign_driver label", [ride]],
      ["course label", [ride]],
      ["ride label", [ride]],
      ["modification réglage label", [setting]],
      ["setting label", [setting]],
      ["Véhicule label", [vehicle]],
      ["modif label", [vehicle, setting]],
      ["retrait fenêtre label", [popup]],
      ["remboursé label", []],
    ];
    for (const [search, ids] of searches)
      expect({ search, ids: await found("audit", search) }).toEqual({ search, ids });
  });

  it("finds a telephone number as anybody writes it, and by its last digits", async () => {
    const { id } = await bookedRide();
    const searches = [
      ...["0639980123", "06 39 98 01 23", "06.39.98.01.23", "06-39-98-01-23", "639980123"],
      ...["+33639980123", "+33 6 39 98 01 23", "0033639980123", "33639980123"],
      ...["980123", "0123", "98 01 23", "06 39", "+33 6 39"],
    ];
    for (const search of searches)
      expect({ search, ids: await found("booking", search) }).toEqual({ search, ids: [id] });
  });

  it("finds a whole telephone number in one piece, and nobody by its groups alone", async () => {
    const { id } = await bookedRide();
    // Each group of the number begins a number of theirs.
    const names = { lastname: "33 6 39 98 01 23", phone: "+33 6 12 34 56 78" };
    await bookRide(platform, {
      startAt: "2026-11-27T10:00:00+01:00",
      customer: { ...CUSTOMER, ...names, email: "other@example.org" },
    });
    for (const number of ["+33 6 39 98 01 23", "06 39 98 01 23", "0033639980123"]) {
      expect(await found("booking", number), number).toEqual([id]);
    }
    expect(await found("booking", "39 98")).toHaveLength(2);
  });

  it("finds by numbers that are in no telephone number", async () => {
    const { id } = await bookedRide();
    expect(await found("booking", "44500")).toEqual([id]);
    expect(await found("booking", "44500 44340")).toEqual([]);
  });

  it("finds nothing by what no word begins with, nor by marks, nor by what is no text", async () => {
    await bookedRide();
    for (const search of [
      "aelys",
      "maelyss",
      "maelys durand",
      "%",
      "_",
      "-",
      "\0",
      "0640",
      "' or 1=1",
    ]) {
      expect({ search, ids: await found("booking", search) }).toEqual({ search, ids: [] });
    }
    expect(await found("booking", "maelys\0hotellier")).toHaveLength(1);
    expect(await found("booking", "x".repeat(100))).toEqual([]);
  });

  it("finds a word that is longer than those of the table by its beginning", async () => {
    const { id } = await bookedRide();
    const word = "a".repeat(60);
    await platform.database.everySite.update(bookings).set({ lastname: word });
    expect(await found("booking", word)).toEqual([id]);
  });
});

describe("the words of a row", () => {
  it("are those that it has now", async () => {
    const { id } = await bookedRide();
    const { everySite } = platform.database;
    await everySite.update(bookings).set({ lastname: "Durand" }).where(eq(bookings.id, id));
    expect(await found("booking", "hotellier")).toEqual([]);
    expect(await found("booking", "durand maelys")).toEqual([id]);
    await everySite.delete(bookings).where(eq(bookings.id, id));
    expect(await found("booking", "maelys")).toEqual([]);
    const left = await everySite.select().from(searchWords).where(eq(searchWords.idSubject, id));
    expect(left.filter(({ subject }) => subject === "booking")).toEqual([]);
  });

  it("go with the member who leaves", async () => {
    const member = await aPerson(platform);
    const { everySite } = platform.database;
    await everySite.update(users).set({ lastname: "Quéméneur" }).where(eq(users.id, member.id));
    const [customer] = await everySite
      .select()
      .from(customers)
      .where(eq(customers.idUser, member.id));
    expect(await found("customer", "quemeneur")).toEqual([customer?.id]);
    const body = { password: TEST_PASSWORD };
    await platform.data("DELETE", "/user", { headers: member.headers, body });
    expect(await found("customer", "quemeneur")).toEqual([]);
    const left = await everySite
      .select()
      .from(searchWords)
      .where(eq(searchWords.idSubject, customer?.id ?? 0));
    expect(left.filter(({ subject }) => subject === "customer")).toEqual([]);
  });

  it("find no row of another site", async () => {
    await bookedRide();
    await aPerson(platform);
    const stranger = await aPerson(platform, "ADMIN", 902);
    const there = { idSite: 902, admin: stranger };
    expect(await found("booking", "maelys", there)).toEqual([]);
    expect(await found("customer", "solene", there)).toEqual([]);
    await platform.database.inSite(902, async (tx) => {
      expect(await tx.select().from(searchWords).where(eq(searchWords.word, "maelys"))).toEqual([]);
    });
  });

  it("are kept for every resource that can be searched", async () => {
    const { rows } = (await platform.database.everySite.execute(
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'search_words'`,
    )) as unknown as { rows: { name: string }[] };
    const kept = rows.map(({ name }) => name.replaceAll('"', ""));
    const searched = ADMIN_RESOURCES.filter(({ isSearched }) => isSearched).map(({ name }) =>
      getTableName(TABLES[name]?.table ?? users),
    );
    expect(kept.sort()).toEqual(expect.arrayContaining(searched.sort()));
  });
});
