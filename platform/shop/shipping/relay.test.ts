import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site73 } from "@/demonstration/73/site-73";
import type { MapGround } from "@/lib/contract/map-ground";
import type { AccessPoint } from "@/lib/contract/shipping";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [site73] });
});
afterAll(() => platform.close());

const near = (body: object) =>
  platform.data<AccessPoint[]>("POST", "/relay/access-points", { idSite: 73, body });
const names = async (body: object) => (await near(body)).map(({ name }) => name);

describe("POST /relay/access-points", () => {
  it("has the shops near an address, the nearest first", async () => {
    const found = await near({ postalCode: "44190", city: "Clisson", country: "FR" });
    expect(found[0]).toMatchObject({
      id: "COLP-4406",
      name: "Maison de la presse des Halles",
      addLine1: "2 rue des Halles",
      zipCode: "44190",
      city: "Clisson",
      country: "FR",
      position: { lat: 47.0873, lng: -1.2822 },
      icon: "/shop/access-point.svg",
    });
    const distances = found.map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeLessThan(2);
    expect(distances.at(-1)).toBeLessThan(50);
    expect(found.map(({ city }) => city)).toContain("Nantes");
    expect(found.map(({ city }) => city)).not.toContain("Paris");
  });

  it("needs no town's name, nor one that it knows", async () => {
    const angers = ["Cycles du Ralliement", "Épicerie de la Doutre"];
    expect((await names({ postalCode: "49000" })).sort()).toEqual(angers);
    expect((await names({ postalCode: "49000", city: "Nowhere" })).sort()).toEqual(angers);
    expect((await names({ postalCode: "49999" })).length).toBeGreaterThan(0);
  });

  it("has those of the country that the address is in", async () => {
    expect(await names({ postalCode: "1050", city: "Ixelles", country: "be" })).toEqual(
      expect.arrayContaining(["Night-shop Flagey", "Librairie du Cyprès"]),
    );
    expect(await names({ postalCode: "2310", city: "Luxembourg", country: "LU" })).toEqual([
      "Kiosque de la Gare",
    ]);
  });

  it("has none where the carrier has no shop", async () => {
    expect(await names({ postalCode: "13001", city: "Marseille" })).toEqual([]);
    expect(await names({ postalCode: "97400" })).toEqual([]);
    expect(await names({ postalCode: "10115", country: "DE" })).toEqual([]);
  });

  it("refuses an address without a postcode at its field", async () => {
    const { status } = await platform.call("POST", "/relay/access-points", {
      idSite: 73,
      body: { city: "Nantes" },
    });
    expect(status).toBe(422);
  });
});

describe("GET /map/ground", () => {
  const ground = (query: string, language: "en" | "fr_FR" = "fr_FR") =>
    platform.data<MapGround>("GET", `/map/ground?${query}`, { idSite: 73, language });

  it("has the towns of a stretch of country, the largest first, and its rivers", async () => {
    const { towns, rivers } = await ground("south=47.1&west=-1.7&north=47.3&east=-1.4");
    expect(towns.slice(0, 2).map(({ name }) => name)).toEqual(["Nantes", "Saint-Herblain"]);
    expect(rivers.map(({ name }) => name)).toEqual(["Loire", "Sèvre Nantaise", "Erdre"]);
  });

  it("names towns in the caller's language", async () => {
    const london = "south=51.4&west=-0.3&north=51.6&east=0.1";
    expect((await ground(london)).towns[0]?.name).toBe("Londres");
    expect((await ground(london, "en")).towns[0]?.name).toBe("London");
  });

  it.each(["", "south=a&west=0&north=1&east=1", "south=91&west=0&north=1&east=1"])(
    "refuses %o",
    async (query) => {
      const call = await platform.call("GET", `/map/ground?${query}`, { idSite: 73 });
      expect(call.status).toBe(422);
    },
  );
});
