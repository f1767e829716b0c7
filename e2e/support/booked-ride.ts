import { randomUUID } from "node:crypto";
import { opening } from "@/lib/api/by-key";
import type { BookingRequest, NewBooking } from "@/lib/contract/booking";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { StaffAction } from "@/lib/contract/booking-staff";
import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { callTo, payAtBank } from "./customer-call";
import { ownPhone } from "./own-phone";
import type { OwnSite } from "./own-site";

export const COMPANY = "contact@estuaire-chauffeur.example";

/** Booking made beforehand, for a test of later steps. */
export interface BookedRide {
  booking: NewBooking;
  /** Path of its own page, with its key. */
  path: string;
  email: string;
  startAt: Date;
  page(): Promise<BookingPage>;
  /**
   * Pays the sum due now, or else the rest.
   * @returns the bank’s page of the payment
   */
  pay(): Promise<string>;
  /** Reads the path of its page for the company, from the company's mail. */
  companyPath(): Promise<string>;
  company(action: StaffAction): Promise<void>;
}

/** Books a transfer from Nantes airport to La Baule at 10:00, by default of a day that is free. */
export async function bookedRide(
  site: OwnSite,
  locale: Locale,
  {
    customer,
    day = site.freeDay(),
    ...change
  }: Partial<Omit<BookingRequest, "customer">> & {
    customer?: Partial<BookingRequest["customer"]>;
    /** `yyyy-MM-dd`. */
    day?: string;
  } = {},
): Promise<BookedRide> {
  const call = callTo(site, locale);
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const startAt = parisInstant(day, "10:00") ?? new Date(Number.NaN);
  const [pickup] = await call("GET /place", { query: { search: "Aéroport Nantes Atlantique" } });
  const [dropoff] = await call("GET /place", { query: { search: "La Baule-Escoublac 44500" } });
  if (!pickup || !dropoff) throw new Error("The places of the ride are not found");
  const ride = {
    kind: "TRANSFER",
    pickup,
    dropoff,
    startAt: parisIso(startAt),
    passengers: 2,
    luggage: 1,
    ...change,
  } as const;
  const { idVehicle } = await call("POST /booking/quote", { body: ride });
  const request: BookingRequest = {
    ...ride,
    idVehicle,
    customer: {
      firstname: "Anne-Sophie",
      lastname: "Le Bihan",
      email,
      phone: ownPhone(),
      kind: "CONSUMER",
      ...customer,
    },
    acceptTerms: true,
  };
  const booking = await call("POST /booking", { body: request, key: randomUUID() });
  const link = { reference: booking.reference, key: booking.key };
  const companyPath = () => companyPathOf(site, booking.reference);
  return {
    booking,
    email,
    startAt,
    companyPath,
    path: localisedPath(`/booking/${link.reference}?key=${encodeURIComponent(link.key)}`, locale),
    page: () => call("GET /booking/{reference}", opening(link)),
    pay: async () =>
      payAtBank(site, call, await call("POST /booking/{reference}/payment", opening(link))),
    company: async (action) => {
      const key = new URL(await companyPath(), site.url).searchParams.get("key") ?? "";
      await call("POST /booking/{reference}/company", {
        ...opening({ reference: link.reference, key }),
        body: action,
      });
    },
  };
}

/** Books the same with its deposit paid, then confirmed by the company. */
export async function confirmedRide(...how: Parameters<typeof bookedRide>): Promise<BookedRide> {
  const ride = await bookedRide(...how);
  await ride.pay();
  await ride.company({ action: "CONFIRM" });
  return ride;
}

/** Reads the path of a booking's page for the company, from the company's mail. */
export async function companyPathOf(site: OwnSite, reference: string): Promise<string> {
  const path = new RegExp(`/booking/${reference}/company\\?key=[\\w%.~-]+`);
  return path.exec(await site.mail(COMPANY, path))?.[0] ?? "";
}
