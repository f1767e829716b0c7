import { callBy, openEnvelope } from "@/lib/api/call";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";

/**
 * Returns a ride of nine days from now, as the form asks the price of it.
 * @param ask sends a path to the API of the chauffeur's site
 */
export async function rideToQuote(ask: (path: string) => Promise<Response>): Promise<object> {
  const call = callBy(async ({ method, path }) => {
    if (method !== "GET") throw new Error("Only places are asked for");
    const asked = await ask(`/api${path}`);
    return openEnvelope(asked.status, await asked.json());
  });
  const [pickup] = await call("GET /place", { query: { search: "Aéroport Nantes Atlantique" } });
  const [dropoff] = await call("GET /place", { query: { search: "La Baule-Escoublac 44500" } });
  const startAt = parisInstant(daysLater(parisDate(new Date()), 9), "10:00");
  if (!pickup || !dropoff || !startAt) throw new Error("There is no ride to quote");
  const way = { kind: "TRANSFER", pickup, dropoff, passengers: 2, luggage: 1 };
  return { ...way, startAt: parisIso(startAt) };
}
