import { eq } from "drizzle-orm";
import type { BookingRequest, NewBooking } from "@/lib/contract/booking";
import type { Envelope } from "@/lib/contract/envelope";
import { bookings } from "@/platform/db/schema/booking";
import { anOrder, LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import type { History, Opening } from "./history";
import { SITES, type World } from "./world";

type Row = typeof bookings.$inferSelect;

export interface Held {
  id: number;
  reference: string;
  key: string;
  companyKey: string;
  /** Gateway's pages that its customer was sent to, the latest last. */
  pages: string[];
}

export interface Story {
  world: World;
  idSite: number;
  held: Held[];
  vehicle(index: number): number;
  /** Makes a call. @throws Error when the platform breaks down without a fault of the gateway's */
  call<T>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; answer: Envelope<T> }>;
  book(path: string, order: BookingRequest): Promise<Held | undefined>;
  row(of: Held): Promise<Row>;
}

const HOUR = 3_600_000;

/** Begins a history: its bookings, as far as they find their vehicle free. */
export async function beginStory(world: World, history: History): Promise<Story> {
  const { begin, language, asksFullWhenSoon, openings, isContested } = history;
  const { platform, faults } = world;
  await world.forget(begin);
  const idSite = asksFullWhenSoon ? SITES.full : SITES.usual;
  const story: Story = {
    world,
    idSite,
    held: [],
    vehicle: (index) => world.vehicles.get(idSite)?.[index] ?? 0,
    call: async <T>(method: string, path: string, body?: unknown) => {
      const { isOut, deaths } = faults;
      const headers: Record<string, string> = { "Idempotency-Key": `key-of-a-step-${keys++}` };
      const response = await platform.call<T>(method, path, { body, idSite, language, headers });
      const { status } = response;
      const mayFail = isOut || faults.isOut || faults.deaths > deaths;
      if (status >= 500 && !mayFail) throw new Error(`${method} ${path} was answered ${status}`);
      return response;
    },
    book: async (path, order) => {
      const { status, answer } = await story.call<NewBooking>("POST", path, order);
      if (!answer.success) {
        // The vehicle is taken, or it is too late for it; anything else is a mistake of the
        // history's own.
        if (status === 409 || answer.data.errors.startAt) return undefined;
        throw new Error(`${path} was answered ${JSON.stringify(answer)}`);
      }
      const { reference } = answer.data;
      const [row] = await platform.database.everySite
        .select()
        .from(bookings)
        .where(eq(bookings.reference, reference));
      if (!row) throw new Error(`${reference} was acknowledged, and is not there`);
      const { id, key, companyKey } = row;
      return { id, reference, key, companyKey, pages: [] };
    },
    row: async ({ id }) => {
      const [row] = await platform.database.everySite
        .select()
        .from(bookings)
        .where(eq(bookings.id, id));
      if (!row) throw new Error(`Booking ${id} is gone`);
      return row;
    },
  };
  let keys = 0;
  const [first] = openings;
  for (const [index, opening] of openings.entries()) {
    const { leadHours, vehicle } = (isContested && first) || opening;
    const startAt = new Date(
      Date.parse(begin) + (leadHours + (isContested ? 0 : index * 8)) * HOUR,
    );
    const order = orderOf(opening, story.vehicle(vehicle), startAt, index);
    const path = opening.how === "BOOK" ? "/booking" : "/booking/request";
    const booking = await story.book(path, order);
    if (booking) story.held.push(booking);
  }
  return story;
}

/** Builds a ride as it is ordered, or as a customer changes to. */
export function rideOf(ride: Opening["ride"], startAt: Date) {
  const common = { startAt: startAt.toISOString(), pickup: NANTES_AIRPORT, dropoff: LA_BAULE };
  switch (ride) {
    case "SHORT":
      return { kind: "TRANSFER" as const, ...common };
    case "RETURN": {
      const returnAt = new Date(startAt.getTime() + 4 * HOUR).toISOString();
      return { kind: "TRANSFER" as const, ...common, returnAt };
    }
    case "HIRE":
      return { kind: "HIRE" as const, ...common, hours: 7 };
  }
}

function orderOf(
  { how, isCrowd, ride, kind }: Opening,
  idVehicle: number,
  startAt: Date,
  index: number,
): BookingRequest {
  const order = anOrder(idVehicle, rideOf(ride, startAt));
  return {
    ...order,
    passengers: how === "QUOTE" && isCrowd ? 12 : 2,
    customer: {
      ...order.customer,
      email: `customer-${index}@example.org`,
      kind,
      ...(kind === "PROFESSIONAL" ? { company: "Nantes Bois", address: "1 quai, Nantes" } : {}),
    },
  };
}
