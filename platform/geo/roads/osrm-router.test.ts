import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { osrmRouter } from "./osrm-router";

const NANTES = { lat: 47.2173, lng: -1.5417 };
const AIRPORT = { lat: 47.157, lng: -1.6005 };
const ESTIMATE = { distanceKm: 11, durationMin: 20, estimate: true };

let server: Server;
let routerUrl: string;
let requests: string[];
let warnings: string[];
let answer: (response: ServerResponse) => void;

const json = (body: unknown) => (response: ServerResponse) => response.end(JSON.stringify(body));
const routed = json({
  code: "Ok",
  routes: [{ distance: 12_345.6, duration: 1_229 }],
  waypoints: [],
});

beforeEach(async () => {
  requests = [];
  warnings = [];
  answer = routed;
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  routerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function router(url = routerUrl) {
  const log = pino({}, { write: (line) => warnings.push(JSON.parse(line).msg) });
  return osrmRouter({ routerUrl: url, log, fallback: async () => ESTIMATE });
}

describe("osrmRouter", () => {
  it("asks for the route in OSRM's form and gives kilometres and minutes", async () => {
    const road = await router(`${routerUrl}/`)([NANTES, AIRPORT]);
    expect(road).toEqual({ distanceKm: 12.3, durationMin: 20, estimate: false });
    expect(requests).toEqual([
      "/route/v1/driving/-1.54170,47.21730;-1.60050,47.15700?overview=false",
    ]);
    expect(warnings).toEqual([]);
  });

  it("passes by the stops, in order", async () => {
    await router()([NANTES, { lat: 47.2, lng: -1.5 }, AIRPORT]);
    expect(requests[0]).toContain("-1.54170,47.21730;-1.50000,47.20000;-1.60050,47.15700");
  });

  it("asks once for a road that it knows", async () => {
    const road = router();
    await road([NANTES, AIRPORT]);
    await road([NANTES, AIRPORT]);
    await road([AIRPORT, NANTES]);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["an error", (response: ServerResponse) => response.writeHead(500).end("{}")],
    ["no route", json({ code: "NoRoute", routes: [] })],
    ["an empty list", json({ code: "Ok", routes: [] })],
    ["text", (response: ServerResponse) => response.end("busy")],
    ["a closed connection", (response: ServerResponse) => response.destroy()],
    ["nothing in time", () => undefined],
  ])("falls back to the estimate on %s, says so, and asks again next time", async (_, failing) => {
    const road = router();
    answer = failing;
    expect(await road([NANTES, AIRPORT])).toEqual(ESTIMATE);
    expect(warnings).toEqual(["router failed, road estimated"]);
    answer = routed;
    expect(await road([NANTES, AIRPORT])).toMatchObject({ estimate: false });
  });
});
