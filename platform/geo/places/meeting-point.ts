import type { Locale } from "@/lib/rules/text/locale-code";
import type { UnsignedPlace } from "./place-signature";

const MEETING_POINTS = {
  AIRPORT: {
    fr: "Hall des arrivées, à la sortie de la livraison des bagages",
    en: "Arrivals hall, at the exit from baggage reclaim",
  },
  STATION: {
    fr: "Hall principal, sous le tableau des arrivées",
    en: "Main hall, under the arrivals board",
  },
} as const;

/** Names the point where a driver waits with a board, in the places that have such a point. */
export const meetingPointOf = (
  kind: UnsignedPlace["kind"],
  locale: Locale,
): { meetingPoint?: string } =>
  kind === "AIRPORT" || kind === "STATION" ? { meetingPoint: MEETING_POINTS[kind][locale] } : {};
