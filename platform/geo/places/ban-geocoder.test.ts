import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placeLine } from "@/lib/rules/booking/place-line";
import { createPlaceSearch } from "./create-place-search";
import { gazetteerSearch } from "./geocoder";

let server: Server;
let geocoderUrl: string;
let requests: URL[];
let warnings: string[];
let answer: (response: ServerResponse) => void;

function feature(label: string, type: string, postcode: string, city: string) {
  const geometry = { type: "Point", coordinates: [-1.5534, 47.2172] };
  return { type: "Feature", geometry, properties: { label, type, postcode, city, score: 0.9 } };
}
const found =
  (...features: unknown[]) =>
  (response: ServerResponse) =>
    response.end(JSON.stringify({ type: "FeatureCollection", features }));

beforeEach(async () => {
  requests = [];
  warnings = [];
  answer = found();
  server = createServer((request, response) => {
    requests.push(new URL(request.url ?? "", "http://localhost"));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  geocoderUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocodage`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function search() {
  const log = pino({}, { write: (line) => warnings.push(JSON.parse(line).msg) });
  return createPlaceSearch({ geocoderUrl, log });
}

describe("place search with a geocoder", () => {
  it("offers the very address alone, and a hotel of the town after the streets like it", async () => {
    answer = found(feature("12 Rue Crébillon 44000 Nantes", "housenumber", "44000", "Nantes"));
    const labels = async (text: string) => (await search()(text, "fr")).map(placeLine);
    expect(await labels("12 rue crebillon nantes")).toEqual(["12 Rue Crébillon 44000 Nantes"]);
    expect(await labels("Hôtel Crébillon Nantes")).toEqual([
      "12 Rue Crébillon 44000 Nantes",
      "Hôtel Crébillon, 44000 Nantes",
    ]);
  });

  it("asks in the form of the Base Adresse Nationale and gives addresses", async () => {
    answer = found(feature("12 Rue de l'Arche 44000 Nantes", "housenumber", "44000", "Nantes"));
    expect(await search()("12 rue de l'arche", "fr", 5)).toEqual([
      {
        label: "12 Rue de l’Arche 44000 Nantes",
        kind: "ADDRESS",
        postalCode: "44000",
        city: "Nantes",
        country: "FR",
        lat: 47.2172,
        lng: -1.5534,
      },
    ]);
    expect(requests[0]?.pathname).toBe("/geocodage/search/");
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      q: "12 rue de l'arche",
      limit: "5",
      autocomplete: "1",
    });
  });

  it("puts addresses behind the landmarks of the gazetteer", async () => {
    answer = found(
      feature("Gare 44470 Carquefou", "street", "44470", "Carquefou"),
      feature("Rue de la Gare 44120 Vertou", "street", "44120", "Vertou"),
    );
    const labels = (await search()("gare", "fr")).map(({ label }) => label);
    expect(labels).toHaveLength(8);
    expect(labels[0]).toBe("Gare de Nantes");
    expect(labels.slice(6)).toEqual(["Gare 44470 Carquefou", "Rue de la Gare 44120 Vertou"]);
  });

  it("leaves half of the list to addresses when there are many", async () => {
    const streets = Array.from({ length: 8 }, (_, at) =>
      feature(`${at} Rue de la Gare 44120 Vertou`, "housenumber", "44120", "Vertou"),
    );
    answer = found(...streets);
    const kinds = (await search()("gare", "fr")).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(4).fill("STATION"), ...Array(4).fill("ADDRESS")]);
  });

  it("lists a town once, and keeps the towns abroad that the geocoder lacks", async () => {
    answer = found(feature("L'Île-d'Yeu", "municipality", "85350", "L'Île-d'Yeu"));
    const towns = await search()("l'ile d'yeu", "fr");
    expect(towns.filter(({ label }) => label === "L’Île-d’Yeu (85350)")).toHaveLength(1);
    answer = found();
    expect((await search()("genève", "fr")).map(({ country }) => country)).toContain("CH");
  });

  it("asks once for what it knows, and never for what no geocoder takes", async () => {
    const places = search();
    await places("rue crébillon", "fr");
    await places("rue crébillon", "en");
    expect(requests).toHaveLength(1);
    await places("na", "fr");
    await places("(rue", "fr");
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["an error", (response: ServerResponse) => response.writeHead(503).end()],
    ["another answer", (response: ServerResponse) => response.end('{"message":"no"}')],
    ["a closed connection", (response: ServerResponse) => response.destroy()],
    ["nothing in time", () => undefined],
  ])("falls back to the gazetteer on %s and says so", async (_, failing) => {
    answer = failing;
    const places = await search()("gare nantes", "fr");
    expect(places).toEqual(await gazetteerSearch("gare nantes", "fr"));
    expect(warnings).toEqual(["geocoder failed, gazetteer alone searched"]);
  });
});

describe("place search without a geocoder", () => {
  it("is the gazetteer's", async () => {
    const places = createPlaceSearch({ geocoderUrl: undefined, log: pino({ enabled: false }) });
    expect((await places("st nazaire", "fr"))[0]?.label).toBe("Saint-Nazaire (44600)");
    expect(requests).toEqual([]);
  });
});
