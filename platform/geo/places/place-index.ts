import type { Locale } from "@/lib/rules/text/locale-code";
import { countries } from "./countries";
import { communes, foreignTowns, formerCommunes, type Town } from "./gazetteer";
import { type Landmark, landmarks } from "./landmarks";
import { meetingPointOf } from "./meeting-point";
import type { UnsignedPlace } from "./place-signature";
import { placeWords } from "./place-words";

/** Place made ready for search; all text in it is plain words parted by one space. */
export interface IndexedPlace {
  kind: UnsignedPlace["kind"];
  /** Whole names, each with and without its article; of a landmark, in French and English. */
  names: string[];
  /** Codes and other names that mean this place and no other. */
  aliases: string[];
  townNames: string[];
  /** Words that may match, a space before each. */
  text: string;
  /** Words of `text` that tell a landmark from its town, a space before and after each. */
  ownText: string;
  postalCodes: string[];
  /** Weight between equal matches: inhabitants of the town served, more if it is near. */
  weight: number;
  /** @param words as typed: of a town with several postcodes, the one meant is shown. */
  show(locale: Locale, words: string[]): UnsignedPlace;
}

/** Words that people add to a name to say which kind of place they mean. */
const KIND_WORDS = {
  AIRPORT: ["aeroport", "aerodrome", "airport", "airfield", "terminal"],
  STATION: ["gare", "sncf", "train", "railway", "station"],
  LANDMARK: [],
};

/** Departments with every commune in the gazetteer: the business's own country. */
const NEAR = new Set("44 49 53 72 85 35 56 22 29 79 86 17 37 50 61 14 41 28".split(" "));

/** Weighs a town: a customer more often means a near one than a larger one far away or abroad. */
function weigh({ country, department, population }: Town): number {
  return population * (NEAR.has(department) ? 4 : country === "FR" ? 1 : 0.25);
}

const WITH_DISTRICTS = ["Paris", "Lyon", "Marseille"];

const plain = (text: string) => placeWords(text).join(" ");
const spaced = (words: Iterable<string>) => ` ${[...words].join(" ")}`;

/** Adds names without their article: people ask for "La Baule" as "Baule" too. */
function withoutArticle(texts: string[]): string[] {
  const names = texts.map(plain);
  return [...new Set(names.flatMap((name) => [name, name.replace(/^(l|la|le|les) /, "")]))];
}

/** Returns « 15e » for 75015 and 75116: the district of a town that has one for each postcode. */
const districtOf = (postalCode: string) => `${Number(postalCode.slice(-2))}e`;

function postalCodeMeant({ name, postalCodes }: Town, words: string[]): string {
  const meant = (code: string) =>
    words.some(
      (word) =>
        (/^\d{2,5}$/.test(word) && code.startsWith(word)) ||
        (WITH_DISTRICTS.includes(name) && districtOf(code) === word.replace(/^(\d+)$/, "$1e")),
    );
  return postalCodes.find(meant) ?? postalCodes[0] ?? "";
}

const countryNames = new Map(countries.map((country) => [country.alphaTwo, country]));

function townLabel(town: Town, locale: Locale, postalCode: string): string {
  const name = locale === "fr" ? town.name : town.nameEn;
  const country = countryNames.get(town.country);
  const countryName = locale === "fr" ? country?.nameFr : country?.nameEn;
  if (town.partOf) return `${name}, ${town.partOf} (${postalCode})`;
  if (town.country === "FR" || countryName === name) return `${name} (${postalCode})`;
  return `${name} (${countryName})`;
}

function indexTown(town: Town): IndexedPlace[] {
  const { lat, lng } = town;
  if (lat === undefined || lng === undefined) return [];
  const names = withoutArticle([town.name, town.nameEn]);
  const districts = WITH_DISTRICTS.includes(town.name) ? town.postalCodes.map(districtOf) : [];
  const show: IndexedPlace["show"] = (locale, words) => {
    const postalCode = postalCodeMeant(town, words);
    return {
      label: townLabel(town, locale, postalCode),
      kind: "TOWN",
      postalCode,
      city: town.partOf ?? (locale === "fr" ? town.name : town.nameEn),
      country: town.country,
      lat,
      lng,
    };
  };
  return [
    {
      kind: "TOWN",
      names,
      aliases: [],
      townNames: [],
      text: spaced([...names, ...town.postalCodes.map(plain), ...districts]),
      ownText: "",
      postalCodes: town.postalCodes,
      weight: weigh(town),
      show,
    },
  ];
}

const SERVED_TOWNS = landmarks.map(({ serves }) => plain(serves));

function indexLandmark(landmark: Landmark, served: Town | undefined): IndexedPlace {
  const names = [landmark.fr, landmark.en].map(plain);
  const aliases = landmark.aliases.map(plain);
  const towns = [landmark.serves, served?.nameEn ?? "", landmark.city];
  const town = towns.flatMap(placeWords);
  const kind = KIND_WORDS[landmark.kind];
  const own = new Set([...kind, ...[...names, ...aliases].flatMap((name) => name.split(" "))]);
  // Neither "saint" nor a town's name says which landmark is meant.
  for (const word of [...town, ...SERVED_TOWNS, "saint", "sainte"]) own.delete(word);
  const show: IndexedPlace["show"] = (locale) => ({
    label: landmark[locale],
    kind: landmark.kind,
    postalCode: landmark.postalCode,
    city: landmark.city,
    country: landmark.country,
    lat: landmark.lat,
    lng: landmark.lng,
    ...meetingPointOf(landmark.kind, locale),
  });
  return {
    kind: landmark.kind,
    names,
    aliases,
    townNames: withoutArticle(towns.slice(0, 2).filter(Boolean)),
    text: spaced([...names, ...aliases, ...kind, ...town, plain(landmark.postalCode)]),
    ownText: `${spaced(own)} `,
    postalCodes: [landmark.postalCode],
    weight: served ? weigh(served) : 0,
    show,
  };
}

function build(): IndexedPlace[] {
  const towns = [...communes, ...foreignTowns];
  const largest = new Map<string, Town>();
  for (const town of towns) {
    const other = largest.get(town.name);
    if (!other || other.population < town.population) largest.set(town.name, town);
  }
  return [
    ...[...towns, ...formerCommunes].flatMap(indexTown),
    ...landmarks.map((landmark) => indexLandmark(landmark, largest.get(landmark.serves))),
  ];
}

let index: IndexedPlace[] | undefined;

/** Returns every place that can be found; the index is built when it is first asked for. */
export function placeIndex(): IndexedPlace[] {
  index ??= build();
  return index;
}
