import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/relay";
import type { AccessPoint } from "@/lib/contract/shipping";
import { greatCircleKm, type Point } from "@/lib/rules/booking/road-estimate";
import { accessPoints } from "@/platform/db/schema/delivery";
import { locateTown } from "@/platform/geo/places/locate-town";
import { mapGround } from "@/platform/geo/places/map-ground";
import { newRouter } from "@/platform/http/router";

const MOST = 20;
/** Distance in km beyond which no access point is offered. */
const NEAR_KM = 50;
const ICON = "/shop/access-point.svg";

export function relayRouter() {
  return newRouter()
    .answer(calls.findAccessPoints, async ({ tx }, { json }) => {
      const isInCountry = eq(accessPoints.country, json.country);
      const rows = await tx.select().from(accessPoints).where(isInCountry);
      const from = locateTown(json);
      return from ? nearest(rows, from) : [];
    })
    .answerInSteps(calls.getMapGround, ({ language }, { query }) => mapGround(query, language));
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
