import { describe, expect, it } from "vitest";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import { communes, foreignTowns, formerCommunes, type Town } from "./gazetteer";

const isPlaced = ({ lat, lng }: Town) => lat !== undefined && lng !== undefined;
const inFrance = ({ lat = 0, lng = 0 }: Town) =>
  lat > 41.3 && lat < 51.1 && lng > -5.2 && lng < 9.6;

const ofDepartment = (department: string) =>
  communes.filter((town) => town.department === department);

describe("gazetteer", () => {
  // The numbers of communes in the official code, and how many of them the sources place.
  it.each([
    ["44", 207, 189],
    ["49", 176, 120],
    ["53", 240, 73],
    ["72", 352, 121],
    ["85", 253, 179],
  ])(
    "has every commune of department %s: %d, of which %d have a point",
    (department, all, placed) => {
      expect(ofDepartment(department)).toHaveLength(all);
      expect(ofDepartment(department).filter(isPlaced)).toHaveLength(placed);
    },
  );

  it.each([
    ["35", 332],
    ["56", 249],
    ["22", 344],
    ["29", 277],
    ["79", 252],
    ["86", 265],
    ["17", 462],
    ["37", 272],
    ["50", 445],
    ["61", 381],
    ["14", 526],
    ["41", 267],
    ["28", 363],
  ])("has every commune of the neighbouring department %s", (department, all) => {
    expect(ofDepartment(department)).toHaveLength(all);
  });

  it("places every town of the Pays de la Loire above 2,500 inhabitants", () => {
    const home = ["44", "49", "53", "72", "85"];
    const unplaced = communes.filter(
      (town) => home.includes(town.department) && town.population > 2500 && !isPlaced(town),
    );
    expect(unplaced.map(({ name }) => name)).toEqual([]);
  });

  it("gives each commune postcodes, of its department but for Buxeuil", () => {
    for (const { name, postalCodes } of communes) {
      expect(postalCodes.length, name).toBeGreaterThan(0);
      for (const code of postalCodes) expect(postalCodeError(code, "FR"), name).toBeNull();
    }
    const elsewhere = communes.filter(
      ({ department, postalCodes }) =>
        !postalCodes.some((code) => code.startsWith(department.replace(/[AB]$/, "0"))),
    );
    expect(elsewhere.map(({ name }) => name)).toEqual(["Buxeuil"]);
  });

  it("places French towns in France, and each near the others of its department", () => {
    const placed = [...communes, ...formerCommunes].filter(isPlaced);
    expect(placed.filter((town) => !inFrance(town))).toEqual([]);
    for (const department of new Set(placed.map((town) => town.department))) {
      const towns = placed.filter((town) => town.department === department);
      const middle = (key: "lat" | "lng") =>
        towns.map((town) => town[key] ?? 0).sort((a, b) => a - b)[Math.floor(towns.length / 2)] ??
        0;
      for (const { name, lat = 0, lng = 0 } of towns) {
        expect(Math.abs(lat - middle("lat")), name).toBeLessThan(1.1);
        expect(Math.abs(lng - middle("lng")), name).toBeLessThan(1.6);
      }
    }
  });

  it("lists no town twice", () => {
    const rows = communes.map(({ name, postalCodes }) => `${name} ${postalCodes}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it.each([
    ["Paris", 20],
    ["Lyon", 9],
    ["Marseille", 16],
  ])("knows the postcodes of the districts of %s", (city, districts) => {
    const town = communes.find(({ name }) => name === city);
    expect(town?.postalCodes.length).toBeGreaterThanOrEqual(districts);
  });

  it("keeps old names with the commune they belong to now", () => {
    const town = formerCommunes.find(({ name }) => name === "Doué-la-Fontaine");
    expect(town).toMatchObject({ partOf: "Doué-en-Anjou", postalCodes: ["49700"] });
  });

  it("knows towns abroad, none of which is French", () => {
    expect(foreignTowns.map(({ country }) => country)).toEqual(
      expect.arrayContaining(["MC", "BE", "CH", "ES", "GB", "JE", "LU"]),
    );
    expect(foreignTowns.filter(({ country }) => country === "FR")).toEqual([]);
    expect(foreignTowns.every(isPlaced)).toBe(true);
  });
});
