import type { LanguageCode } from "@/lib/contract/locale";
import type { MapGround } from "@/lib/contract/map-ground";
import type { Point } from "@/lib/rules/booking/road-estimate";
import { communes, foreignTowns } from "./gazetteer";
import { rivers } from "./rivers";

/** Stretch of country, in degrees. */
export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

const MOST_TOWNS = 40;

/** Finds the largest towns of a stretch of country, and the rivers that come near it. */
export function mapGround(box: MapBox, language: LanguageCode): MapGround {
  const isIn = ({ lat, lng }: Point) =>
    lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
  const locale = language === "en" ? "en" : "fr";
  return {
    towns: [...communes, ...foreignTowns]
      .flatMap(({ lat, lng, name, nameEn, population }) => {
        if (lat === undefined || lng === undefined || !isIn({ lat, lng })) return [];
        return [{ name: locale === "en" ? nameEn : name, lat, lng, population }];
      })
      .sort((a, b) => b.population - a.population)
      .slice(0, MOST_TOWNS)
      .map(({ name, lat, lng }) => ({ name, lat, lng })),
    rivers: rivers
      .filter(({ course }) => comesNear(course, box))
      .map((river) => ({ name: river[locale], course: river.course })),
  };
}

/** Tells whether a piece of a river could cross the stretch: their own boxes meet. */
const comesNear = (course: Point[], { south, west, north, east }: MapBox): boolean =>
  course.some((to, index) => {
    const from = course[index - 1] ?? to;
    return (
      Math.max(from.lat, to.lat) >= south &&
      Math.min(from.lat, to.lat) <= north &&
      Math.max(from.lng, to.lng) >= west &&
      Math.min(from.lng, to.lng) <= east
    );
  });
