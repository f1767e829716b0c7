import { randomUUID } from "node:crypto";
import { bookRide, quoteRide } from "@/lib/api/booking";
import { actOnBooking } from "@/lib/api/booking-company";
import { type BookingLink, getBookingPage, payBooking } from "@/lib/api/booking-page";
import { type Call, callPath, readEnvelope } from "@/lib/api/call";
import { refreshPayment, startCheckout } from "@/lib/api/payment";
import type { BookingRequest, NewBooking } from "@/lib/contract/booking";
import type { CompanyAction } from "@/lib/contract/booking-company";
import type { BookingPage } from "@/lib/contract/booking-page";
import { codeFromLocale, type Locale, localisedPath } from "@/lib/rules/locale-code";
import { parisInstant, parisIso } from "@/lib/rules/paris-time";
import { LA_BAULE, NANTES_AIRPORT } from "@/platform/testing/ride-order";
import type { OwnSite } from "./own-site";

/** Where the company of the example site is written to. */
export const COMPANY = "contact@estuaire-chauffeur.example";

/** A booking that was made where a test is about what comes after. */
export interface BookedRide {
  booked: NewBooking;
  /** Of its own page, with its key. */
  path: string;
  email: string;
  startAt: Date;
  page(): Promise<BookingPage>;
  /** Pays what is due now, or else the rest. */
  pay(): Promise<void>;
  /** The path of its page for the company, from the company's mail. */
  companyPath(): Promise<string>;
  company(action: CompanyAction): Promise<void>;
}

/** Books a transfer from Nantes airport to La Baule at 10:00 of a day that is free. */
export async function bookedRide(
  site: OwnSite,
  locale: Locale,
  change: Partial<Omit<BookingRequest, "customer">> = {},
): Promise<BookedRide> {
  const call = callTo(site, locale);
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const startAt = parisInstant(site.freeDay(), "10:00") ?? new Date(Number.NaN);
  const ride = {
    kind: "TRANSFER",
    pickup: NANTES_AIRPORT,
    dropoff: LA_BAULE,
    startAt: parisIso(startAt),
    passengers: 2,
    luggage: 1,
    ...change,
  } as const;
  const { idVehicle } = await quoteRide(call, ride);
  const request: BookingRequest = {
    ...ride,
    idVehicle,
    customer: {
      firstname: "Anne-Sophie",
      lastname: "Le Bihan",
      email,
      phone: "06 39 98 01 02",
      kind: "CONSUMER",
    },
    acceptTerms: true,
  };
  const booked = await bookRide(call, request, randomUUID());
  const link = { reference: booked.reference, key: booked.key };
  const companyPath = () => companyPathOf(site, booked.reference);
  return {
    booked,
    email,
    startAt,
    companyPath,
    path: localisedPath(`/booking/${link.reference}?key=${encodeURIComponent(link.key)}`, locale),
    page: () => getBookingPage(call, link),
    pay: () => payAtBank(site, call, link),
    company: async (action) => {
      const key = new URL(await companyPath(), site.url).searchParams.get("key") ?? "";
      await actOnBooking(call, { reference: link.reference, key }, action);
    },
  };
}

/** The path of a booking's page for the company, from the company's mail. */
export async function companyPathOf(site: OwnSite, reference: string): Promise<string> {
  const path = new RegExp(`/booking/${reference}/company\\?key=[\\w%.~-]+`);
  return path.exec(await site.mail(COMPANY, path))?.[0] ?? "";
}

/** Calls of a customer's browser in a language. */
const callTo =
  ({ url }: OwnSite, locale: Locale): Call =>
  async (method, path, options = {}) =>
    readEnvelope(
      await fetch(`${url}/api${callPath(path, options.query)}`, {
        method,
        headers: {
          ...options.headers,
          userLang: codeFromLocale(locale),
          "content-type": "application/json",
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      }),
    );

/** Has the test bank accept what there is to pay, and the site ask it about that. */
async function payAtBank(site: OwnSite, call: Call, link: BookingLink): Promise<void> {
  const { url } = await payBooking(call, link);
  const code = url.split("/").at(-1) ?? "";
  const checkout = await startCheckout(call, code);
  if (checkout.kind !== "hosted") throw new Error("The test bank has a page of its own");
  await fetch(new URL(checkout.url, site.url), {
    method: "POST",
    body: new URLSearchParams({ decision: "accept" }),
    redirect: "manual",
  });
  await refreshPayment(call, code);
}
