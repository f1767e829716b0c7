import type { Point } from "@/lib/rules/booking/road-estimate";
import { communes, foreignTowns, type Town } from "./gazetteer";
import { placeWords } from "./place-words";

/** Town as an address names it; `country` is ISO alpha-2. */
export interface NamedTown {
  postalCode: string;
  city?: string | undefined;
  country: string;
}

type PlacedTown = Town & Point;

let placed: PlacedTown[] | undefined;
const isPlaced = (town: Town): town is PlacedTown =>
  town.lat !== undefined && town.lng !== undefined;

/**
 * Finds the position of a town: by its postcode and, where several share that, by its name or else
 * the largest. A town that the gazetteer cannot place is put among its neighbours by postcode;
 * undefined where there are none.
 */
export function locateTown({ postalCode, city = "", country }: NamedTown): Point | undefined {
  placed ??= [...communes, ...foreignTowns].filter(isPlaced);
  const there = placed.filter((town) => town.country === country);
  const name = plain(city);
  const named = there.filter((town) => name && [town.name, town.nameEn].map(plain).includes(name));
  const coded = there.filter(({ postalCodes }) => postalCodes.includes(postalCode));
  const exact = named.filter((town) => coded.includes(town));
  const found = largest(exact) ?? largest(coded);
  if (found) return { lat: found.lat, lng: found.lng };
  // Abroad a town is listed with one postcode of its many: its name tells more.
  const byName = country === "FR" ? undefined : largest(named);
  return byName ? { lat: byName.lat, lng: byName.lng } : middleOf(neighbours(there, postalCode));
}

const plain = (text: string) => placeWords(text).join(" ");

const largest = (towns: PlacedTown[]): PlacedTown | undefined =>
  towns.reduce<PlacedTown | undefined>(
    (best, town) => (best && best.population >= town.population ? best : town),
    undefined,
  );

/** Lists the towns with the longest common beginning of the postcode; a department at the least. */
function neighbours(towns: PlacedTown[], postalCode: string): PlacedTown[] {
  for (const length of [4, 3, 2]) {
    const start = postalCode.slice(0, length);
    if (start.length < length) continue;
    const found = towns.filter(({ postalCodes }) =>
      postalCodes.some((code) => code.startsWith(start)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function middleOf(points: Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const mean = (field: keyof Point) =>
    points.reduce((sum, point) => sum + point[field], 0) / points.length;
  return { lat: mean("lat"), lng: mean("lng") };
}
