import { type MonthEvent, type MonthTools, monthInstant } from "@/demonstration/month/demo-month";
import { reviewEvents } from "@/demonstration/month/month-review";
import type { NewBooking } from "@/lib/contract/booking";
import type { PayLink } from "@/lib/contract/booking-page";
import type { StaffPage } from "@/lib/contract/booking-staff";
import type { FoundPlace } from "@/lib/contract/geography";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { monthReviews } from "./month-reviews";

const CUSTOMERS = [
  {
    firstname: "Hélène",
    lastname: "Kervella",
    email: "helene.kervella@example.org",
    phone: "06 39 98 30 01",
    kind: "CONSUMER",
  },
  {
    firstname: "Marc",
    lastname: "Delaunay",
    email: "marc.delaunay@example.org",
    phone: "06 39 98 30 02",
    kind: "CONSUMER",
  },
  {
    firstname: "Sofia",
    lastname: "Marchetti",
    email: "sofia.marchetti@example.org",
    phone: "06 39 98 30 03",
    kind: "CONSUMER",
  },
  {
    firstname: "Paul",
    lastname: "Guénolé",
    email: "paul.guenole@example.org",
    phone: "06 39 98 30 04",
    kind: "PROFESSIONAL",
    company: "Atelier Guénolé",
    address: "12 rue de Strasbourg, 44000 Nantes",
  },
  {
    firstname: "Emily",
    lastname: "Hart",
    email: "emily.hart@example.org",
    phone: "06 39 98 30 05",
    kind: "CONSUMER",
  },
] as const;

/** Search for each place and, in a town, the address. */
const PLACES: Record<string, { search: string; address?: string }> = {
  airport: { search: "Aéroport Nantes Atlantique" },
  station: { search: "Gare de Nantes" },
  laBaule: { search: "La Baule-Escoublac 44500", address: "3 avenue des Ibis" },
  pornic: { search: "Pornic 44210", address: "14 quai Leray" },
  clisson: { search: "Clisson 44190", address: "2 place du Minage" },
};

type PlaceName = "airport" | "station" | "laBaule" | "pornic" | "clisson";

interface MonthRide {
  customer: number;
  way: [PlaceName, PlaceName];
  day: number;
  time: string;
  /** Days before the ride at which it is booked. */
  ahead: number;
  passengers?: number;
  outcome?: "CANCELLED" | "UNCONFIRMED" | "TO_PRICE";
}

const RIDES: MonthRide[] = [
  { customer: 0, way: ["airport", "laBaule"], day: -44, time: "11:15", ahead: 5 },
  { customer: 3, way: ["station", "clisson"], day: -40, time: "09:10", ahead: 3 },
  { customer: 1, way: ["laBaule", "airport"], day: -36, time: "14:00", ahead: 6 },
  { customer: 4, way: ["airport", "pornic"], day: -29, time: "16:40", ahead: 9 },
  { customer: 3, way: ["station", "laBaule"], day: -26, time: "10:05", ahead: 2 },
  { customer: 2, way: ["airport", "clisson"], day: -22, time: "18:30", ahead: 4 },
  { customer: 0, way: ["laBaule", "station"], day: -18, time: "08:20", ahead: 3, passengers: 5 },
  { customer: 1, way: ["airport", "laBaule"], day: -15, time: "21:45", ahead: 7 },
  { customer: 4, way: ["pornic", "airport"], day: -12, time: "13:10", ahead: 5 },
  {
    customer: 2,
    way: ["clisson", "airport"],
    day: -10,
    time: "15:00",
    ahead: 4,
    outcome: "CANCELLED",
  },
  { customer: 3, way: ["station", "clisson"], day: -7, time: "09:10", ahead: 2 },
  { customer: 2, way: ["airport", "pornic"], day: -4, time: "12:25", ahead: 6 },
  { customer: 0, way: ["airport", "laBaule"], day: -2, time: "17:50", ahead: 8 },
  { customer: 1, way: ["laBaule", "airport"], day: 0, time: "18:00", ahead: 3 },
  { customer: 4, way: ["airport", "pornic"], day: 1, time: "09:30", ahead: 4 },
  {
    customer: 3,
    way: ["station", "laBaule"],
    day: 4,
    time: "10:05",
    ahead: 5,
    outcome: "UNCONFIRMED",
  },
  {
    customer: 2,
    way: ["station", "clisson"],
    day: 9,
    time: "11:00",
    ahead: 10,
    passengers: 12,
    outcome: "TO_PRICE",
  },
];

/** Milliseconds after a ride at which the company says that it was made. */
const A_RIDE_LASTS = 2 * 60 * 60_000;
const FIVE_MINUTES = 5 * 60_000;

/** Plays the rides of the demonstration month as a customer and the staff would. */
export async function ridesOfMonth(tools: MonthTools): Promise<MonthEvent[]> {
  const places = Object.fromEntries(
    await Promise.all(
      Object.entries(PLACES).map(async ([name, { search, address }]) => {
        const query = new URLSearchParams({ search });
        const [place] = await tools.data<FoundPlace[]>("GET", `/place?${query}`);
        return [name, { ...place, ...(address && { address }) }] as const;
      }),
    ),
  ) as Record<PlaceName, FoundPlace>;
  return RIDES.flatMap((ride, index) => eventsOf(tools, { ...ride, index }, places));
}

function eventsOf(
  tools: MonthTools,
  ride: MonthRide & { index: number },
  places: Record<PlaceName, FoundPlace>,
): MonthEvent[] {
  const { way, passengers = 2, day, time, ahead, outcome } = ride;
  const startAt = monthInstant(tools, day, time);
  const bookedAt = monthInstant(tools, Math.min(day - ahead, -1), "10:30");
  const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
  let booked: NewBooking | undefined;
  const at = (path = "") => `/booking/${booked?.reference}${path}?key=${booked?.key}`;
  const company = async (body: object) => {
    if (!booked) throw new Error("It was not booked");
    const key = await tools.companyKey("booking", booked.reference);
    return tools.data<StaffPage>("POST", `/booking/${booked.reference}/company?key=${key}`, {
      body,
    });
  };
  const asked = {
    kind: "TRANSFER",
    pickup: places[way[0]],
    dropoff: places[way[1]],
    startAt: parisIso(startAt),
    passengers,
    luggage: Math.min(passengers, 4),
    customer: CUSTOMERS[ride.customer],
    acceptTerms: true,
  };
  const headers = { "Idempotency-Key": `demonstration-ride-${ride.index}` };
  if (outcome === "TO_PRICE") {
    const ask = () => tools.data("POST", "/booking/request", { body: asked, headers });
    return [{ at: bookedAt, happens: async () => void (await ask()) }];
  }
  const pay = async () => {
    const { url } = await tools.data<PayLink>("POST", at("/payment"));
    await tools.pay(url);
  };
  const book = async () => {
    const { idVehicle } = await tools.data<{ idVehicle: number }>("POST", "/booking/quote", {
      body: { ...asked, customer: undefined, acceptTerms: undefined },
    });
    booked = await tools.data<NewBooking>("POST", "/booking", {
      body: { ...asked, idVehicle },
      headers,
    });
    await pay();
  };
  const events: MonthEvent[] = [{ at: bookedAt, happens: book }];
  if (outcome === "UNCONFIRMED") return events;
  events.push({
    at: later(bookedAt, FIVE_MINUTES),
    happens: async () => void (await company({ action: "CONFIRM" })),
  });
  if (outcome === "CANCELLED") {
    const cancel = () => tools.data("POST", at("/cancel"), { body: { dryRun: false } });
    const itsTime = monthInstant(tools, day - 2, "19:00");
    return [...events, { at: itsTime, happens: async () => void (await cancel()) }];
  }
  const settle = async () => {
    const { owed } = await company({ action: "COMPLETE" });
    if (owed === 0) return;
    await company({ action: "RECORD_PAYMENT", method: "TERMINAL", amount: owed });
  };
  const review = monthReviews[ride.index];
  return [
    ...events,
    { at: later(startAt, A_RIDE_LASTS), happens: settle },
    ...(review ? reviewEvents(tools, review, { of: "booking", day, own: () => booked }) : []),
  ];
}
