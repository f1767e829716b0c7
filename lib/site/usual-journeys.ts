import "server-only";
import { type Call, CallError } from "@/lib/api/call";
import { serverCall } from "@/lib/api/server-call";
import type { WayQuote } from "@/lib/contract/way-quote";
import { placeNamed } from "@/lib/rules/booking/place-named";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";

interface NamedWay {
  pickup: string;
  dropoff: string;
}

/** Popular way with its length, and its lowest price. */
export interface UsualJourney extends NamedWay {
  way: WayQuote;
}

/**
 * Returns the ways that the fare engine knows, each with its length and its prices. A name that
 * means no place, or more than one, and a way that is not driven are left out.
 */
export async function readUsualJourneys(locale: Locale, ways: NamedWay[]): Promise<UsualJourney[]> {
  "use cache";
  keepUntilChanged({ kind: "fares" }, { kind: "parameters" });
  const call = serverCall(locale, { address: "server", isOptional: true });
  const asked = await Promise.all(ways.map((way) => wayQuoted(call, way)));
  if (asked.includes("UNANSWERED")) askAgainSoon();
  return asked.flatMap((journey) => (typeof journey === "object" ? [journey] : []));
}

async function wayQuoted(
  call: Call,
  named: NamedWay,
): Promise<UsualJourney | "UNKNOWN" | "UNANSWERED"> {
  try {
    const [pickup, dropoff] = await Promise.all(
      [named.pickup, named.dropoff].map(async (name) =>
        placeNamed(name, await call("GET /place", { query: { search: name } })),
      ),
    );
    if (!pickup || !dropoff) return "UNKNOWN";
    return { ...named, way: await call("POST /booking/way", { body: { pickup, dropoff } }) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.isOfProvider ? "UNANSWERED" : "UNKNOWN";
  }
}
