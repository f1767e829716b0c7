import type { FareList } from "@/lib/contract/booking";
import { calendars } from "@/platform/db/schema/booking";
import { anOrder, aRide } from "@/testing/ride-order";
import { notFoundElsewhere, own } from "./get-case";
import { byId, type Owned, plain, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

export const firstVehicle = async ({ platform }: Owned): Promise<number> => {
  const { grids } = await platform.data<FareList>("GET", "/fare");
  return grids[0]?.idVehicle ?? 0;
};

const order = async (of: Owned): Promise<object> => {
  await of.platform.startAfresh();
  return anOrder(await firstVehicle(of));
};

const { startAt: _start, ...rideWithoutTime } = aRide();

const aWay = () => {
  const { pickup, dropoff } = aRide();
  return { pickup, dropoff };
};

/** Request for a ride without its time, on a day of the week to come. */
export const TIMES_REQUEST = { ...rideWithoutTime, date: "2026-11-25" };

export const rideCases: RouterCases = {
  routes: {
    "GET /calendar/{id}/date/allowed/{month}/{year}": byId(
      calendars,
      (id) => `/calendar/${id}/date/allowed/12/2026`,
    ),
    "GET /fare": plain("/fare"),
    "POST /booking/quote": sending("/booking/quote", aRide()),
    "POST /booking/times": sending("/booking/times", TIMES_REQUEST),
    "POST /booking/way": sending("/booking/way", aWay()),
    "POST /booking": sending("/booking", order),
    "POST /booking/request": sending("/booking/request", order),
  },

  gets: async ({ rows }) => {
    const calendarRows = await rows(calendars);
    return {
      "/calendar/{id}/date/allowed/{month}/{year}": notFoundElsewhere(
        ...calendarRows.map(({ id }) => `/calendar/${id}/date/allowed/12/2026`),
      ),
      "/fare": own("/fare"),
    };
  },
};
