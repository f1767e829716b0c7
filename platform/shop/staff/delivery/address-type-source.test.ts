import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Address } from "@/lib/contract/address";
import type { Change } from "@/lib/contract/change";
import { addressTypes } from "@/platform/db/schema/people";
import { announcedChanges } from "@/testing/announced-changes";
import { faultCodes } from "@/testing/fault-codes";
import { resourceCalls } from "@/testing/resource-calls";
import { A_COLLECT_PLACE } from "@/testing/route-cases/new-offer";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let panel: ReturnType<typeof resourceCalls>;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  panel = resourceCalls(platform, admin);
  changes = announcedChanges(platform);
});
afterAll(() => platform.close());

describe("a kind of address", () => {
  const typesIn = (language: "fr_FR" | "en") =>
    platform.data<{ id: number; value: string; name: string }[]>("GET", "/admin/address/type", {
      language,
    });
  const removed = async (path: string) => {
    const { status, answer } = await platform.call("DELETE", `/admin/${path}`, {
      headers: admin.headers,
    });
    return [status, answer.success ? "" : answer.message];
  };
  const aHome = { address: "3 rue Kervégan", postalCode: "44000", city: "Nantes" };

  it("is named in the language of who reads it, and keeps its value under another name", async () => {
    changes.length = 0;
    const id = await panel.added("address-type", {
      name: { fr_FR: "Maison de famille", en: "Family home" },
    });
    expect(changes).toEqual([{ kind: "addresses" }]);
    const value = "MAISON_DE_FAMILLE";
    expect(await typesIn("fr_FR")).toContainEqual({ id, value, name: "Maison de famille" });
    expect(await typesIn("en")).toContainEqual({ id, value, name: "Family home" });
    const renamed = await panel.change(`address-type/${id}`, {
      name: { fr_FR: "Résidence d’été" },
    });
    expect(renamed.status).toBe(200);
    expect(await typesIn("fr_FR")).toContainEqual({ id, value, name: "Résidence d’été" });
    expect(await typesIn("en")).toContainEqual({ id, value, name: "Family home" });
    // A later kind would have its value: addresses could not tell them apart.
    const again = { name: { fr_FR: "Maison de famille", en: "House" } };
    expect(faultCodes(await panel.add("address-type", again))).toEqual({
      "name.fr_FR": "ADDRESS_TYPE_TAKEN",
    });
    expect(await removed(`address-type/${id}`)).toEqual([200, ""]);
  });

  it("has a name of its own, whichever of two is first", async () => {
    const studio = { name: { fr_FR: "Atelier", en: "Studio" } };
    const both = await Promise.all([
      panel.add("address-type", studio),
      panel.add("address-type", studio),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const office = await panel.added("address-type", { name: { fr_FR: "Bureau", en: "Office" } });
    expect(
      faultCodes(
        await panel.change(`address-type/${office}`, { name: { fr_FR: "ATELIER", en: "Stúdio" } }),
      ),
    ).toEqual({ "name.fr_FR": "ADDRESS_TYPE_TAKEN", "name.en": "ADDRESS_TYPE_TAKEN" });
    for (const name of ["Shipping", "Click and collect"]) {
      expect(
        faultCodes(await panel.add("address-type", { name: { fr_FR: name, en: "Other" } })),
      ).toEqual({
        "name.fr_FR": "ADDRESS_TYPE_TAKEN",
      });
    }
    const unsaid = { name: { fr_FR: "…", en: "Dots" } };
    expect(faultCodes(await panel.add("address-type", unsaid))).toEqual({
      "name.fr_FR": "INVALID",
    });
  });

  it("of the site is renamed, and stays", async () => {
    const [row] = await platform.database.everySite
      .insert(addressTypes)
      .values({ idSite: 901, value: "SHIPPING" })
      .returning();
    const path = `address-type/${row?.id}`;
    const before = await platform.data("GET", `/admin/${path}`, { headers: admin.headers });
    expect(before).toMatchObject({ name: { fr_FR: "Livraison", en: "Delivery" }, isOwn: false });
    expect((await panel.change(path, { name: { fr_FR: "Vos colis" } })).status).toBe(200);
    const { id = 0 } = row ?? {};
    const shown = { id, value: "SHIPPING", name: "Vos colis" };
    expect(await typesIn("fr_FR")).toContainEqual(shown);
    expect(await removed(path)).toEqual([
      409,
      "Le site se sert de cette sorte d’adresse\u00a0: vous pouvez la renommer.",
    ]);
  });

  it("stays while an address of a member or of the company is of it", async () => {
    const id = await panel.added("address-type", { name: { fr_FR: "Chai", en: "Winery" } });
    const path = `address-type/${id}`;
    const used =
      "Des adresses de vos clients, ou les vôtres, sont encore de cette sorte\u00a0: elle reste tant qu’il y en a.";
    const member = await aPerson(platform);
    const home = await platform.data<Address>("POST", "/user/address", {
      headers: member.headers,
      body: { ...aHome, type: ["CHAI"] },
    });
    expect(await removed(path)).toEqual([409, used]);
    await platform.data("DELETE", `/user/address/${home.id}`, { headers: member.headers });
    const place = await panel.added("company-address", {
      ...A_COLLECT_PLACE,
      types: [{ type: id }],
    });
    const typesOf = async () => {
      const { addresses } = await platform.data<{ addresses: Address[] }>(
        "GET",
        "/company/address",
      );
      return addresses.find((one) => one.id === place)?.type.map(({ value }) => value);
    };
    expect(await typesOf()).toEqual(["CHAI", "CLICK_AND_COLLECT"]);
    expect(await removed(path)).toEqual([409, used]);
    const twice = [{ type: id }, { type: id }, { type: 1_000_000 }];
    expect(faultCodes(await panel.change(`company-address/${place}`, { types: twice }))).toEqual({
      "types.1.type": "CHOSEN_TWICE",
      "types.2.type": "INVALID",
    });
    await panel.change(`company-address/${place}`, { types: [], hours: [] });
    expect(await typesOf()).toEqual([]);
    await removed(`company-address/${place}`);
    expect(await removed(path)).toEqual([200, ""]);
    const gone = await platform.call("POST", "/user/address", {
      headers: member.headers,
      body: { ...aHome, type: ["CHAI"] },
    });
    expect(gone.status).toBe(422);
  });
});

it("an address that says nothing of its kind is the company’s, and keeps kinds of elsewhere", async () => {
  const types = async (id: number) => {
    const { addresses } = await platform.data<{ addresses: Address[] }>("GET", "/company/address");
    return addresses.find((one) => one.id === id)?.type.map(({ value }) => value);
  };
  const id = await panel.added("company-address", A_COLLECT_PLACE);
  expect(await types(id)).toEqual(["COMPANY", "CLICK_AND_COLLECT"]);
  expect((await panel.change(`company-address/${id}`, { hours: [], city: "Rezé" })).status).toBe(
    200,
  );
  expect(await types(id)).toEqual(["COMPANY"]);
});
