import { documentForm, makeLarge } from "@/testing/identity-copy";
import { aRide } from "@/testing/ride-order";
import { aRideOf } from "@/testing/scene";
import { notFoundElsewhere } from "./get-case";
import { firstVehicle, TIMES_REQUEST } from "./ride-cases";
import { type MakeCase, NO_KEY, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Makes a case about a booking: by its key, and by its owner's session. */
const ofBooking =
  (part: string, body?: Record<string, unknown> | FormData): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const { booking } = await aRideOf(platform, owner);
    const at = (reference: string, key?: string) =>
      `/booking/${reference}${part}${key ? `?key=${key}` : ""}`;
    const sent = body ? { body } : {};
    return [
      {
        path: at(booking.reference, booking.key),
        nowhere: at(booking.reference, NO_KEY),
        isKeyed: true,
        ...sent,
      },
      { path: at(booking.reference), nowhere: at("ZZZ-222222"), ...sent },
    ];
  };

const ofPaper: MakeCase = async ({ platform, owner }) => {
  await platform.startAfresh();
  const ride = await aRideOf(platform, owner);
  await ride.pay();
  const { documents } = await ride.page();
  const number = documents.find(({ kind }) => kind === "DEPOSIT_INVOICE")?.number;
  const { reference, key } = ride.booking;
  const at = (known: string, query = "") => `/booking/${known}/paper/${number}${query}`;
  return [
    { path: at(reference, `?key=${key}`), nowhere: at(reference, "?key=x"), isKeyed: true },
    { path: at(reference), nowhere: at("ZZZ-222222") },
  ];
};

const ofCompany =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const ride = await aRideOf(platform, owner);
    if (body) await ride.pay();
    const at = (key: string) => `/booking/${ride.booking.reference}/company?key=${key}`;
    return [
      {
        path: at(await ride.companyKey()),
        nowhere: at(ride.booking.key),
        isKeyed: true,
        ...(body ? { body } : {}),
      },
    ];
  };

/** Calls for the page of a booking, its documents, and the company's page of it. */
export const bookingCases: RouterCases = {
  routes: {
    "POST /booking/find": sending("/booking/find", {
      reference: "ZZZ-222222",
      email: "anne@example.org",
    }),
    "GET /booking/{reference}": ofBooking(""),
    "PUT /booking/{reference}": async (of) => {
      const body = { ...aRide(), idVehicle: await firstVehicle(of), passengers: 3, dryRun: true };
      return ofBooking("", body)(of);
    },
    "POST /booking/{reference}/times": ofBooking("/times", TIMES_REQUEST),
    "POST /booking/{reference}/identity": async (of) => {
      const cases = await ofBooking("/identity", await documentForm())(of);
      const [reference = ""] = /[A-Z]{3}-[A-Z0-9]{6}/.exec(cases[0]?.path ?? "") ?? [];
      await makeLarge(of.platform, reference);
      return cases;
    },
    "POST /booking/{reference}/cancel": ofBooking("/cancel", { dryRun: true }),
    "POST /booking/{reference}/withdrawal": ofBooking("/withdrawal", { dryRun: true }),
    "POST /booking/{reference}/payment": ofBooking("/payment"),
    "GET /booking/{reference}/proof": ofBooking("/proof"),
    "GET /booking/{reference}/calendar": ofBooking("/calendar"),
    "GET /booking/{reference}/paper/{number}": ofPaper,
    "GET /booking/{reference}/company": ofCompany(),
    "POST /booking/{reference}/company": ofCompany({ action: "CONFIRM" }),
  },

  gets: async ({ ride, member }) => {
    const { reference, key } = ride.booking;
    const { documents } = await ride.page();
    const invoice = documents.find(({ kind }) => kind === "DEPOSIT_INVOICE")?.number;
    const at = (part = "", by = key) => notFoundElsewhere(`/booking/${reference}${part}?key=${by}`);
    const file = (part: string, kind: string) => at(part).map((one) => ({ ...one, file: kind }));
    return {
      "/booking/{reference}": [
        ...at(),
        { path: `/booking/${reference}`, headers: member, elsewhere: "NOT_FOUND" },
      ],
      "/booking/{reference}/company": at("/company", await ride.companyKey()),
      "/booking/{reference}/proof": file("/proof", "application/pdf"),
      "/booking/{reference}/calendar": file("/calendar", "text/calendar"),
      "/booking/{reference}/paper/{number}": file(`/paper/${invoice}`, "application/pdf"),
    };
  },
};
