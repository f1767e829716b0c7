import { eq } from "drizzle-orm";
import { z } from "zod";
import { mapGroundSchema as groundSchema } from "@/lib/contract/map-ground";
import {
  type AccessPoint,
  accessPointRequestSchema,
  accessPointSchema,
} from "@/lib/contract/shipping";
import { greatCircleKm, type Point } from "@/lib/rules/booking/road-estimate";
import { accessPoints } from "@/platform/db/schema/delivery";
import { locateTown } from "@/platform/geo/places/locate-town";
import { mapGround } from "@/platform/geo/places/map-ground";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";

const points = route({
  name: "findAccessPoints",
  area: "shipping",
  access: "ANYONE",
  limit: "shipping",
  method: "post",
  path: "/relay/access-points",
  summary: "The shops near an address where a parcel can be fetched",
  request: body(accessPointRequestSchema),
  responses: responses(z.array(accessPointSchema), "The nearest first, at most 20"),
});

const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const ground = route({
  name: "getMapGround",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/map/ground",
  summary: "The towns and rivers that a map of a stretch of country is drawn on",
  request: {
    query: z.object({
      south: degrees(90),
      west: degrees(180),
      north: degrees(90),
      east: degrees(180),
    }),
  },
  responses: responses(groundSchema, "The largest towns first"),
});

const MOST = 20;
/** Nobody goes further for a parcel, in km. */
const NEAR_KM = 50;
const ICON = "/shop/access-point.svg";

export function relayRouter() {
  return newRouter()
    .answer(points, async ({ tx }, { json }) => {
      const isInCountry = eq(accessPoints.country, json.country);
      const rows = await tx.select().from(accessPoints).where(isInCountry);
      const from = locateTown(json);
      return from ? nearest(rows, from) : [];
    })
    .answerInSteps(ground, ({ language }, { query }) => mapGround(query, language));
}

function nearest(rows: (typeof accessPoints.$inferSelect)[], from: Point): AccessPoint[] {
  return rows
    .map(({ code, name, addLine1, zipCode, city, country, lat, lng }) => ({
      id: code,
      name,
      addLine1,
      zipCode,
      city,
      country,
      position: { lat, lng },
      icon: ICON,
      distanceKm: Math.round(greatCircleKm(from, { lat, lng }) * 10) / 10,
    }))
    .filter(({ distanceKm }) => distanceKm <= NEAR_KM)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, MOST);
}
