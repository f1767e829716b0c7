import data from "./gazetteer.json";

/** Town of the gazetteer; `lat` and `lng` are undefined where no free source places it. */
export interface Town {
  name: string;
  nameEn: string;
  postalCodes: string[];
  /** ISO alpha-2. */
  country: string;
  /** Number of the French department; empty abroad. */
  department: string;
  lat: number | undefined;
  lng: number | undefined;
  /** Inhabitants; ranks the towns of one name. */
  population: number;
  /** Present commune of a former one. */
  partOf?: string;
}

const number = (field: string | undefined) => (field ? Number(field) : undefined);
const split = (line: string) => line.split("|");

/** Communes of western France, and the towns above 10,000 inhabitants elsewhere in it. */
export const communes: Town[] = data.communes.map(split).map((fields) => {
  const [name = "", postalCodes = "", department = "", lat, lng, population] = fields;
  return {
    name,
    nameEn: name,
    postalCodes: postalCodes.split(","),
    country: "FR",
    department,
    lat: number(lat),
    lng: number(lng),
    population: number(population) ?? 0,
  };
});

const communeOf = new Map(communes.map((town) => [`${town.department} ${town.name}`, town]));

/** Places that have merged into a commune and that people still ask for by their old names. */
export const formerCommunes: Town[] = data.formerCommunes.map(split).flatMap((fields) => {
  const [name = "", lat, lng, population, partOf = "", department = ""] = fields;
  const commune = communeOf.get(`${department} ${partOf}`);
  if (!commune) return [];
  const point = { lat: number(lat), lng: number(lng), population: number(population) ?? 0 };
  return [{ ...commune, name, nameEn: name, ...point, partOf }];
});

/** Well-known towns abroad, near enough to be asked for. */
export const foreignTowns: Town[] = data.foreignTowns.map(split).map((fields) => {
  const [name = "", nameEn = "", postalCode = "", country = "", lat, lng, population] = fields;
  return {
    name,
    nameEn,
    postalCodes: [postalCode],
    country,
    department: "",
    lat: number(lat),
    lng: number(lng),
    population: number(population) ?? 0,
  };
});
