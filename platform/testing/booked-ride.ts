import type { FareList, NewBooking } from "@/lib/contract/booking";
import type { CompanyAction, CompanyPage } from "@/lib/contract/booking-company";
import type { BookingPage, CancelOutcome, PayLink } from "@/lib/contract/booking-page";
import type { Checkout } from "@/lib/contract/payment";
import { booking } from "@/platform/db/schema/booking";
import { decidePayment } from "@/platform/payments/test-gateway/decide-payment";
import type { NoticeJourney } from "@/platform/payments/test-gateway/notice-journey";
import { anOrder } from "./ride-order";
import type { TestCall, TestPlatform } from "./test-platform";

let keys = 0;

/** A booking with all that its customer, the bank and the company do with it in a test. */
export interface BookedRide {
  booked: NewBooking;
  page(): Promise<BookingPage>;
  cancel(dryRun?: boolean): Promise<CancelOutcome>;
  withdraw(dryRun?: boolean): Promise<CancelOutcome>;
  /** Goes to the bank. @returns the payment's id there */
  checkout(): Promise<string>;
  /** What the bank decides; its notices are delivered by the next `runDue`. */
  decide(id: string, to: "PAID" | "REFUSED", journey?: NoticeJourney): Promise<void>;
  /** Goes to the bank, pays, and has the notice delivered. */
  pay(): Promise<void>;
  company(action: CompanyAction): Promise<CompanyPage>;
  companyKey(): Promise<string>;
}

/** Books the ride of `anOrder` in the saloon; as the member whose session the headers carry. */
export async function bookRide(
  platform: TestPlatform,
  change: Parameters<typeof anOrder>[1] = {},
  idSite = 901,
  headers: TestCall["headers"] = {},
): Promise<BookedRide> {
  const { grids } = await platform.data<FareList>("GET", "/fare", { idSite });
  keys += 1;
  const booked = await platform.data<NewBooking>("POST", "/booking", {
    idSite,
    body: anOrder(grids[0]?.idVehicle ?? 0, change),
    headers: { ...headers, "Idempotency-Key": `booked-ride-${keys}` },
  });
  return bookedRide(platform, booked, idSite);
}

/** What can be done with a booking that is there. */
function bookedRide(test: TestPlatform, booked: NewBooking, idSite: number): BookedRide {
  const { reference, key } = booked;
  const platform = {
    ...test,
    data: <T>(method: string, path: string, call: TestCall = {}) =>
      test.data<T>(method, path, { idSite, ...call }),
  };
  const at = (path = "") => `/booking/${reference}${path}?key=${key}`;
  const companyKey = async () => {
    const rows = await platform.database.everySite.select().from(booking);
    return rows.find((row) => row.reference === reference)?.companyKey ?? "";
  };
  const ride: BookedRide = {
    booked,
    companyKey,
    page: () => platform.data("GET", at()),
    cancel: (dryRun = false) => platform.data("POST", at("/cancel"), { body: { dryRun } }),
    withdraw: (dryRun = false) => platform.data("POST", at("/withdrawal"), { body: { dryRun } }),
    checkout: async () => {
      const { url } = await platform.data<PayLink>("POST", at("/payment"));
      const checkout = await platform.data<Checkout>("POST", `${url}/checkout`);
      return checkout.kind === "hosted" ? (checkout.url.split("/").at(-1) ?? "") : "";
    },
    decide: async (id, to, journey = "AT_ONCE") => {
      const decision = { idSite, id, from: "OPEN", to, journey } as const;
      const decided = await decidePayment(platform.services, decision);
      if (!decided) throw new Error("The bank has decided already");
    },
    pay: async () => {
      await ride.decide(await ride.checkout(), "PAID");
      await platform.runDue();
    },
    company: async (action) =>
      platform.data("POST", `/booking/${reference}/company?key=${await companyKey()}`, {
        body: action,
      }),
  };
  return ride;
}
