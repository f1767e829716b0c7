import { pino } from "pino";
import { expect, it } from "vitest";
import { roadEstimate } from "@/lib/rules/booking/road-estimate";
import { createRoadDistance } from "./create-road-distance";

const NANTES = { lat: 47.2173, lng: -1.5417 };
const AIRPORT = { lat: 47.157, lng: -1.6005 };
const log = pino({ enabled: false });

it("estimates roads when no router is configured, and says that it does", async () => {
  const road = await createRoadDistance({ routerUrl: undefined, log })([NANTES, AIRPORT]);
  expect(road).toEqual({ ...roadEstimate([NANTES, AIRPORT]), estimate: true });
  // The way from the station to the terminal is about 11 km by road.
  expect(road.distanceKm).toBeGreaterThan(8);
  expect(road.distanceKm).toBeLessThan(16);
});

it("estimates them when the router cannot be reached", async () => {
  const distance = createRoadDistance({ routerUrl: "http://127.0.0.1:9", log });
  expect(await distance([NANTES, AIRPORT])).toMatchObject({ estimate: true });
});
