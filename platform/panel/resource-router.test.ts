import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import type { FareList } from "@/lib/contract/booking";
import type { Change } from "@/lib/contract/change";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { hasPermission } from "@/lib/contract/permission";
import { saidIn } from "@/lib/rules/text/said-in";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings } from "@/platform/db/schema/booking";
import { declinations } from "@/platform/db/schema/catalogue";
import { announcedChanges } from "@/testing/announced-changes";
import { bookRide } from "@/testing/booked-ride";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

interface List {
  items: AdminItem[];
  total: number;
}

let platform: TestPlatform;
let admin: Person;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  changes = announcedChanges(platform);
});
afterAll(() => platform.close());

const list = (path: string) =>
  platform.data<List>("GET", `/admin/${path}`, { headers: admin.headers });
const change = (path: string, body: object, headers: object = admin.headers) =>
  changeAsRead<AdminItem>(platform, `/admin/${path}`, { body, headers: { ...headers } });
const firstOf = async (name: string) => {
  const [item] = (await list(name)).items;
  if (!item) throw new Error(`There is no ${name}`);
  return item;
};
const audit = () => platform.database.everySite.select().from(auditEntries);

describe("the declarations of the panel", () => {
  it("name columns and orders that are fields, and permissions that administrators have", () => {
    for (const { name, fields, columns, orderBy, can, label } of ADMIN_RESOURCES) {
      for (const column of columns) expect(Object.keys(fields), name).toContain(column);
      expect(["id", ...Object.keys(fields)], name).toContain(orderBy.replace(/^-/, ""));
      for (const permission of Object.values(can)) {
        expect(hasPermission("ADMIN", permission)).toBe(true);
        expect(hasPermission("MEMBER", permission)).toBe(false);
      }
      expect(label.one.fr && label.one.en && label.many.fr && label.many.en).toBeTruthy();
    }
  });

  it("let every field be listed that they say can be", async () => {
    for (const { name, fields } of ADMIN_RESOURCES) {
      for (const [field, { isListed }] of Object.entries(fields)) {
        const { status } = await platform.call("GET", `/admin/${name}?orderBy=-${field}`, {
          headers: admin.headers,
        });
        expect({ name, field, status }).toEqual({ name, field, status: isListed ? 200 : 422 });
      }
    }
  });
});

describe("a list", () => {
  it("refuses what it does not look at, and never leaves it out", async () => {
    const statusOf = async (name: string, query: string) =>
      (await platform.call("GET", `/admin/${name}?${query}`, { headers: admin.headers })).status;
    for (const { name, isSearched, subsets } of ADMIN_RESOURCES) {
      const [subset] = Object.keys(subsets ?? {});
      const statuses = {
        search: await statusOf(name, "search=zzzz"),
        subset: await statusOf(name, `subset=${subset ?? "WAITING"}`),
        unknown: await statusOf(name, "colour=red"),
        tooMany: await statusOf(name, "nbItem=101"),
      };
      expect({ name, ...statuses }).toEqual({
        name,
        search: isSearched ? 200 : 422,
        subset: subset ? 200 : 422,
        unknown: 422,
        tooMany: 422,
      });
    }
  });

  it("finds a ride by anything one would say on the telephone", async () => {
    await platform.startAfresh();
    const { booking } = await bookRide(platform);
    const [row] = await platform.database.everySite.select().from(bookings);
    if (!row) throw new Error("Nothing was booked");
    const known = [
      booking.reference.toLowerCase(),
      row.lastname.toUpperCase(),
      `${row.lastname} ${row.firstname}`,
      row.email ?? "",
      row.phone.slice(-6),
      row.pickup.label.slice(0, 6),
    ];
    for (const search of known) {
      const { items } = await list(`booking?search=${encodeURIComponent(search)}`);
      expect(
        items.map(({ reference }) => reference),
        search,
      ).toEqual([booking.reference]);
    }
    expect((await list("booking?search=nobody")).total).toBe(0);
    expect((await list("booking?search=%25")).total).toBe(0);
  });

  it("filters, orders and pages", async () => {
    const { items, total } = await list("vehicle?orderBy=-seats&nbItem=1");
    expect(items).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
    expect((await list("vehicle?isActive=false")).total).toBe(0);
    // The whole table, its last page, one that is full to the end, and one behind it.
    for (const rowsOfPage of [100, total - 1, total, 1]) {
      for (const page of [1, 2, total + 1]) {
        const asked = `vehicle?nbItem=${rowsOfPage}&page=${page}`;
        expect((await list(asked)).total, asked).toBe(total);
      }
    }
    const { status } = await platform.call("GET", "/admin/vehicle?colour=red", {
      headers: admin.headers,
    });
    expect(status).toBe(422);
  });
});

describe("a change", () => {
  it("changes the fields that are sent, is announced, and says who made it", async () => {
    const { id, version, ...before } = await firstOf("vehicle");
    changes.length = 0;
    const { answer } = await change(`vehicle/${id}`, { perKm: 3.21 });
    expect(answer.data).toEqual({ id, ...before, version: expect.any(String), perKm: 3.21 });
    expect(answer.data).not.toMatchObject({ version });
    expect(changes).toEqual([{ kind: "fares" }]);
    const { grids } = await platform.data<FareList>("GET", "/fare");
    expect(grids.find(({ idVehicle }) => idVehicle === id)?.perKm).toBe(3.21);
    const entry = (await audit()).at(-1);
    expect(entry).toMatchObject({
      by: admin.email,
      idUser: admin.id,
      action: "CHANGE",
      subject: `vehicle ${saidIn(before.name as object, "fr_FR")}`,
      before: { perKm: before.perKm },
      after: { perKm: 3.21 },
    });
  });

  it("that changes nothing is neither announced nor written down", async () => {
    const { id, perKm } = await firstOf("vehicle");
    const entries = (await audit()).length;
    changes.length = 0;
    expect((await change(`vehicle/${id}`, { perKm })).status).toBe(200);
    expect((await change(`vehicle/${id}`, {})).status).toBe(200);
    expect(changes).toEqual([]);
    expect(await audit()).toHaveLength(entries);
  });

  it("is refused field by field, and changes nothing", async () => {
    const before = await firstOf("vehicle");
    const { status, answer } = await change(`vehicle/${before.id}`, {
      perKm: -1,
      seats: 2.5,
      name: { en: "  " },
    });
    expect(status).toBe(422);
    const { errors } = (answer as unknown as ErrorResponse).data;
    expect(Object.keys(errors).sort()).toEqual(["name.en", "perKm", "seats"]);
    expect(await firstOf("vehicle")).toEqual(before);
  });

  it("does not reach what is only shown", async () => {
    const { id, reference } = await firstOf("declination");
    const { status, answer } = await change(`declination/${id}`, { name: "OTHER" });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ data: { errors: { name: { code: "FIELD_GONE" } } } });
    await change(`declination/${id}`, { price: 31.5 });
    expect(changes.at(-1)).toEqual({ kind: "products" });
    const isThisOne = eq(declinations.id, id);
    const rows = await platform.database.everySite.select().from(declinations).where(isThisOne);
    expect(rows).toMatchObject([{ reference, priceCents: 3150 }]);
  });

  it("of a text in one language leaves the others", async () => {
    const { id, name } = await firstOf("vehicle");
    const { answer } = await change(`vehicle/${id}`, { name: { en: "Electric saloon" } });
    expect(answer.data).toMatchObject({ name: { ...(name as object), en: "Electric saloon" } });
    expect((await audit()).at(-1)).toMatchObject({
      before: { name },
      after: { name: { ...(name as object), en: "Electric saloon" } },
    });
    await change(`vehicle/${id}`, { name });
  });

  it("by a page of an earlier version is refused at its fields, and loses nothing", async () => {
    const before = await firstOf("vehicle");
    const { status, answer } = await change(`vehicle/${before.id}`, { nameEn: "Van", seats: 4 });
    expect(status).toBe(422);
    expect((answer as unknown as ErrorResponse).data.errors).toEqual({
      nameEn: {
        code: "FIELD_GONE",
        message:
          "Ce champ ne se change pas ici. Si la page date d’avant une mise à jour du site, copiez votre saisie, puis rechargez-la.",
      },
    });
    expect(await firstOf("vehicle")).toEqual(before);
  });

  it("is made by those alone who may", async () => {
    const { id } = await firstOf("vehicle");
    const member = await aPerson(platform);
    const stranger = await aPerson(platform, "ADMIN", 902);
    expect((await change(`vehicle/${id}`, { seats: 3 }, {})).status).toBe(401);
    expect((await change(`vehicle/${id}`, { seats: 3 }, member.headers)).status).toBe(403);
    const other = await platform.call("PUT", `/admin/vehicle/${id}`, {
      idSite: 902,
      body: { seats: 3 },
      headers: { ...stranger.headers, "If-Match": "unread" },
    });
    expect(other.status).toBe(404);
  });

  it("stays in the audit log as it was written", async () => {
    const [entry] = await audit();
    const rewrite = platform.database.everySite
      .update(auditEntries)
      .set({ by: "nobody@example.org" })
      .where(eq(auditEntries.id, entry?.id ?? 0));
    await expect(rewrite).rejects.toThrow();
  });
});
