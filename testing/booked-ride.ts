import type { FareList, NewBooking, RideRequest } from "@/lib/contract/booking";
import type { BookingPage, CancelOutcome } from "@/lib/contract/booking-page";
import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import { bookings } from "@/platform/db/schema/booking";
import { type Purchase, purchase } from "./purchase";
import { anOrder } from "./ride-order";
import type { TestCall, TestPlatform } from "./test-platform";

let keys = 0;

export interface BookedRide extends Purchase<BookingPage, CancelOutcome, StaffAction, StaffPage> {
  booking: NewBooking;
}

/** Books the ride of `anOrder` in the saloon; as the member whose session the headers carry. */
export async function bookRide(
  platform: TestPlatform,
  change: Parameters<typeof anOrder>[1] = {},
  idSite = 901,
  headers: TestCall["headers"] = {},
): Promise<BookedRide> {
  const { grids } = await platform.data<FareList>("GET", "/fare", { idSite });
  keys += 1;
  const booking = await platform.data<NewBooking>("POST", "/booking", {
    idSite,
    body: anOrder(grids[0]?.idVehicle ?? 0, change),
    headers: { ...headers, "Idempotency-Key": `booked-ride-${keys}` },
  });
  return withItsPeople(platform, booking, idSite);
}

/** Asks for the ride of `anOrder`, by default with too many people: the company prices it. */
export async function askForRide(
  platform: TestPlatform,
  change: Partial<RideRequest> = {},
): Promise<BookedRide> {
  const { idVehicle: _, ...order } = anOrder(0);
  keys += 1;
  const booking = await platform.data<NewBooking>("POST", "/booking/request", {
    body: { ...order, passengers: 9, ...change },
    headers: { "Idempotency-Key": `asked-ride-${keys}` },
  });
  return withItsPeople(platform, booking, 901);
}

/** Asks for a quote of that ride, which two people could book at once. */
export const askForQuote = (
  platform: TestPlatform,
  change: Partial<RideRequest> = {},
): Promise<BookedRide> => askForRide(platform, { passengers: 2, ...change });

function withItsPeople(platform: TestPlatform, booking: NewBooking, idSite: number): BookedRide {
  const rows = () => platform.database.everySite.select().from(bookings);
  return { booking, ...purchase(platform, { of: "booking", idSite, ...booking, rows }) };
}
