import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { BookingRequest, FareList, NewBooking } from "@/lib/contract/booking";
import type { Place } from "@/lib/contract/geography";
import { anOrder, somebody } from "@/testing/ride-order";
import { brokenBookings } from "./broken-bookings";
import { type ServedPlatform, startServedPlatform } from "./served-platform";

/** Order under way, with its answer, if any. */
interface Sent {
  key: string;
  order: BookingRequest;
  reference?: string;
}

const HOUR = 3_600_000;

/** Answer to an order that is no booking. */
class Refused extends Error {}
const CUSTOMERS = 4;

export interface KillTally {
  kills: number;
  /** Bookings that were answered, and orders that the end came before. */
  acknowledged: number;
  unanswered: number;
  /** Number of the latter that were there all the same. */
  unansweredButThere: number;
}

/**
 * Kills the platform while it is booking, again and again, and starts it anew on the same folder.
 * @param options.random draws the moment, from 0 to 1
 * @throws Error when an acknowledged booking is gone, one is half there, or the platform does not
 *   start by itself
 */
export async function proveKills(options: {
  kills: number;
  port: number;
  random(): number;
}): Promise<KillTally> {
  const folder = await mkdtemp(join(tmpdir(), "kills-"));
  const sent: Sent[] = [];
  let unanswered = 0;
  let unansweredButThere = 0;
  let platform = await startServedPlatform(folder, options.port);
  try {
    const { answer } = await platform.call<FareList>("GET", "/fare");
    if (!answer.success) throw new Error("There are no fares");
    const vehicles = answer.data.grids.map(({ idVehicle }) => idVehicle);
    const [pickup, town] = await Promise.all([
      findPlace(platform, "aéroport de Nantes"),
      findPlace(platform, "La Baule"),
    ]);
    const dropoff = { ...town, address: "3 avenue des Ibis" };
    const begin = Math.ceil(Date.now() / HOUR) * HOUR + 72 * HOUR;
    const nextOrder = (): Sent => {
      const index = sent.length;
      // Each finds its vehicle free: the next one four hours later.
      const startAt = new Date(begin + Math.floor(index / vehicles.length) * 4 * HOUR);
      const idVehicle = vehicles[index % vehicles.length] ?? 0;
      const order = anOrder(idVehicle, {
        startAt: startAt.toISOString(),
        pickup,
        dropoff,
        // A person may hold three unpaid vehicles at most.
        customer: somebody(index),
      });
      const attempt = { key: `before-the-kill-${index}`, order };
      sent.push(attempt);
      return attempt;
    };
    for (let kill = 0; kill < options.kills; kill += 1) {
      const before = sent.length;
      const customers = Array.from({ length: CUSTOMERS }, () => keepBooking(platform, nextOrder));
      const all = Promise.all(customers);
      const isBooking = async () => {
        while (!sent.slice(before).some(({ reference }) => reference)) await setTimeout(10);
      };
      await Promise.race([isBooking(), all]);
      await setTimeout(options.random() * 1500);
      await platform.kill();
      await all;
      platform = await startServedPlatform(folder, options.port);
      for (const attempt of sent.slice(before)) {
        const isNew = attempt.reference === undefined;
        const wasThere = await askAgain(platform, attempt);
        if (!isNew) continue;
        unanswered += 1;
        if (wasThere) unansweredButThere += 1;
      }
    }
    await platform.stop();
    const broken = await brokenBookings(
      folder,
      sent.map(({ key }) => key),
    );
    if (broken.length > 0) throw new Error(broken.join("\n"));
    return {
      kills: options.kills,
      acknowledged: sent.length - unanswered,
      unanswered,
      unansweredButThere,
    };
  } finally {
    await platform.kill().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Books one ride after the other until nobody answers any more. */
async function keepBooking(platform: ServedPlatform, nextOrder: () => Sent): Promise<void> {
  for (;;) {
    const attempt = nextOrder();
    const answered = await book(platform, attempt).catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      return undefined;
    });
    if (!answered) return;
    attempt.reference = answered.reference;
  }
}

/** Returns the first place that the platform finds, with its signature. */
async function findPlace(platform: ServedPlatform, search: string): Promise<Place> {
  const query = new URLSearchParams({ search });
  const { answer } = await platform.call<Place[]>("GET", `/place?${query}`);
  const place = answer.success ? answer.data[0] : undefined;
  if (!place) throw new Error(`There is no place called ${search}`);
  return place;
}

async function book(platform: ServedPlatform, { key, order }: Sent): Promise<NewBooking> {
  const call = { body: order, headers: { "Idempotency-Key": key } };
  const { status, answer } = await platform.call<NewBooking>("POST", "/booking", call);
  if (!answer.success) throw new Refused(`An order was answered ${status}: ${answer.message}`);
  return answer.data;
}

/**
 * Repeats an order under its key after the start: a booking that was made is the same booking.
 * @returns whether it was there already
 */
async function askAgain(platform: ServedPlatform, one: Sent): Promise<boolean> {
  const startedAt = Date.now();
  const { reference, key } = await book(platform, one);
  if (one.reference && one.reference !== reference) {
    throw new Error(`${one.reference} was acknowledged, and is now ${reference}`);
  }
  one.reference = reference;
  const page = await platform.call<{ bookedAt: string }>("GET", `/booking/${reference}?key=${key}`);
  if (!page.answer.success) throw new Error(`The page of ${reference} does not open`);
  return Date.parse(page.answer.data.bookedAt) < startedAt - 1000;
}
