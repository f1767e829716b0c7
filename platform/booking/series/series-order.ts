import type { z } from "zod";
import type { takeBookingSchema } from "@/lib/contract/admin/take-booking";
import { daysBetween, daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant, parisIso, parisTime } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { BookingRow } from "@/platform/db/schema/booking";

type TakenOrder = z.output<typeof takeBookingSchema>;

/** Moves a booking's ride to another day, at the same times; null where the clocks skip one. */
export function rideOnDay(booking: BookingRow, day: string) {
  const { startAt, returnAt } = booking;
  const start = parisInstant(day, parisTime(startAt));
  const nights = returnAt ? daysBetween(parisDate(startAt), parisDate(returnAt)) : 0;
  const back = returnAt && parisInstant(daysLater(day, nights), parisTime(returnAt));
  if (!start || (returnAt && !back)) return null;
  return {
    kind: booking.kind,
    pickup: booking.pickup,
    dropoff: booking.dropoff ?? undefined,
    stops: booking.stops,
    startAt: parisIso(start),
    returnAt: back ? parisIso(back) : undefined,
    hours: booking.hours ?? undefined,
    passengers: booking.passengers,
    luggage: booking.luggage,
    idVehicle: booking.idVehicle ?? undefined,
  };
}

/** Orders that ride for the same customer; an agreed price is kept each time. */
export function orderOnDay(
  booking: BookingRow,
  ride: NonNullable<ReturnType<typeof rideOnDay>>,
  payBy: TakenOrder["payBy"],
): TakenOrder {
  const isAgreed = booking.lines.some(({ code }) => code === "AGREED");
  const { flightNumber, trainNumber } = booking;
  return {
    ...ride,
    idVehicle: ride.idVehicle ?? 0,
    customer: {
      firstname: booking.firstname,
      lastname: booking.lastname,
      ...(booking.email === null ? {} : { email: booking.email }),
      phone: booking.phone,
      kind: booking.customerKind,
      company: booking.company ?? undefined,
      address: booking.address ?? undefined,
    },
    travel: { flightNumber: flightNumber ?? undefined, trainNumber: trainNumber ?? undefined },
    message: booking.message ?? undefined,
    acceptTerms: true,
    language: booking.language,
    payBy,
    isConfirmed: true,
    agreed: isAgreed
      ? { total: eurosFromCents(booking.totalCents), reason: booking.reference }
      : undefined,
  };
}
