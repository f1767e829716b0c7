import {
  MOST_RIDES,
  type SeriesPreview,
  type SeriesRule,
} from "@/lib/contract/admin/booking-series";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisDate, parisIso } from "@/lib/rules/calendar/paris-time";
import { weeklyDays } from "@/lib/rules/calendar/weekly-days";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { checkTakenRide } from "@/platform/booking/quote/check-taken-ride";
import { obstaclesOf } from "@/platform/booking/quote/obstacles";
import { priceChecked } from "@/platform/booking/quote/price-ride";
import type { BookingRow } from "@/platform/db/schema/booking";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { problemOf } from "./problem-of";
import { rideOnDay } from "./series-order";

type Day = SeriesPreview["days"][number];

/** Lists the days on which a ride would come again, each with its price and its obstacles. */
export async function previewSeries(
  services: Services,
  booking: BookingRow,
  rule: SeriesRule,
  language: LanguageCode,
): Promise<SeriesPreview> {
  const days: Day[] = [];
  for (const day of weeklyDays(parisDate(booking.startAt), rule, MOST_RIDES)) {
    days.push(await previewDay(services, booking, day, language));
  }
  return { days };
}

async function previewDay(
  services: Services,
  booking: BookingRow,
  day: string,
  language: LanguageCode,
): Promise<Day> {
  const ride = rideOnDay(booking, day);
  const none = { day, startAt: parisIso(new Date(`${day}T12:00Z`)), total: null, obstacles: [] };
  if (!ride) return { ...none, isPossible: false, problem: problemOf("INVALID", language) };
  const at = { ...none, startAt: ride.startAt };
  try {
    const checked = await checkTakenRide(services, booking.idSite, ride);
    // The staff decide about each day on which the company is closed; a series skips it.
    const { startAt: start } = checked.errors;
    if (start === "START_CLOSED" || start === "START_TOO_FAR") throw invalidFields(checked.errors);
    const priced = await priceChecked(services, booking.idSite, checked);
    const { isAvailable, vehicle } = priced.chosen;
    const isAgreed = booking.lines.some(({ code }) => code === "AGREED");
    const totalCents = isAgreed ? booking.totalCents : priced.chosen.fare.totalCents;
    const obstacles = await services.database.inSite(booking.idSite, (tx) =>
      obstaclesOf(tx, priced),
    );
    return {
      ...at,
      total: eurosFromCents(totalCents),
      isPossible: isAvailable,
      problem: null,
      obstacles: obstacles.filter(({ idVehicle }) => idVehicle === vehicle.id),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...at, isPossible: false, problem: problemOf(error, language) };
  }
}
