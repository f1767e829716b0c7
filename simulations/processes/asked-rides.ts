import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import type { Place } from "@/lib/contract/geography";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { siteClient } from "./site-client";

/** Customer who asks the company for one ride after the other, until they are told to stop. */
export interface AskedRides {
  email: string;
  /** @returns the number of rides asked for, and of those asked for again, since no answer came */
  stop(): Promise<{ asked: number; again: number }>;
}

const DAY = 86_400_000;

/** Milliseconds from one answer, or none, to the next request. */
const PAUSE = 100;

/** Most requests for one ride before the customer gives up. */
const MOST_TIMES = 50;

/**
 * Asks for rides that the company prices, under a key each. A ride that is not answered is asked
 * for again under its key, and each that was answered once more.
 * @throws Error from `stop` when the same key gives two bookings, or a ride is never answered
 */
export async function askForRides(url: string): Promise<AskedRides> {
  const email = `${randomUUID()}@example.org`;
  const ride = await rideOf(url, email);
  let isOver = false;
  let asked = 0;
  let again = 0;
  const asking = (async () => {
    while (!isOver) {
      const key = randomUUID();
      const first = await answered(url, key, ride);
      const second = await answered(url, key, ride);
      if (first.reference !== second.reference) {
        throw new Error(`One key gave ${first.reference} and ${second.reference}`);
      }
      asked += 1;
      again += first.times > 1 ? 1 : 0;
      await setTimeout(PAUSE);
    }
  })();
  // `stop` throws the error.
  asking.catch(() => undefined);
  return {
    email,
    stop: async () => {
      isOver = true;
      await asking;
      return { asked, again };
    },
  };
}

/** Counts the bookings of an address. @param url of the database */
export async function countStored(url: string, email: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select count(*) from booking where email = $1", [email]);
    return Number(rows[0].count);
  } finally {
    await client.end();
  }
}

/** Builds a ride of too many people: the company answers it, and no vehicle is kept. */
async function rideOf(url: string, email: string) {
  const [pickup, dropoff] = await Promise.all(
    ["Nantes", "Angers"].map(async (search) => {
      const { data } = await siteClient(url).call("GET", `/api/place?search=${search}`);
      const [place] = (data as { data: Place[] }).data;
      if (!place) throw new Error(`${search} is nowhere`);
      return { ...place, address: "3 rue de la Gare" };
    }),
  );
  return {
    kind: "TRANSFER",
    pickup,
    dropoff,
    startAt: parisIso(new Date(Math.ceil(Date.now() / DAY) * DAY + 20 * DAY + DAY / 2)),
    passengers: 40,
    luggage: 1,
    customer: {
      firstname: "Anne-Sophie",
      lastname: "Le Bihan",
      email,
      phone: "06 39 98 01 02",
      kind: "CONSUMER",
    },
    acceptTerms: true,
  };
}

/** Asks under a key until it is answered. @returns the booking's reference, and the attempts */
async function answered(url: string, key: string, ride: object) {
  for (let times = 1; times <= MOST_TIMES; times += 1) {
    const answer = await siteClient(url)
      .call("POST", "/api/booking/request", ride, { "idempotency-key": key })
      .catch(() => undefined);
    if (answer?.status === 200) {
      return { reference: (answer.data as { data: { reference: string } }).data.reference, times };
    }
    if (answer && answer.status < 500) {
      throw new Error(`A ride is answered ${answer.status} ${JSON.stringify(answer.data)}`);
    }
    await setTimeout(PAUSE);
  }
  throw new Error("A ride is never answered");
}
