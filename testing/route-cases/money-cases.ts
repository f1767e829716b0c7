import { desc, eq } from "drizzle-orm";
import type { BusinessPage } from "@/lib/contract/admin/business";
import { bookings, fareSupplements, vehicles } from "@/platform/db/schema/booking";
import { businesses } from "@/platform/db/schema/business";
import { orderLines, orders } from "@/platform/db/schema/order";
import { moneyEvents, refunds } from "@/platform/db/schema/payment";
import { takeByHand } from "@/platform/payment/take-by-hand";
import { buyWine } from "@/testing/bought-order";
import { aBusiness, aMonthOfRides } from "@/testing/business-account";
import { aPerson, aRideOf } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import type { GetCase } from "./get-case";
import { type MakeCase, NOBODYS, type Owned, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const RECEIPT = "a-receipt-of-a-case";

async function lastId(
  { database }: TestPlatform,
  table: typeof bookings | typeof orders | typeof vehicles | typeof fareSupplements,
  idSite = SITE,
): Promise<number> {
  const [row] = await database.everySite
    .select({ id: table.id })
    .from(table as typeof bookings)
    .where(eq(table.idSite, idSite))
    .orderBy(desc(table.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Makes a case about a booking with a paid deposit. */
const onBooking =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    await (await aRideOf(platform, owner)).pay();
    const path = (id: number) => `/admin/booking/${id}/${part}`;
    const id = await lastId(platform, bookings);
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

/** Makes a case about a paid order. */
const onOrder =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const order = await buyWine(platform, undefined, { headers: owner.headers });
    await order.pay();
    const path = (id: number) => `/admin/order/${id}/${part}`;
    const id = await lastId(platform, orders);
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

/** Makes a case about an order of two bottles that its customer has. */
const onGoods: MakeCase = async ({ platform, owner }) => {
  await platform.startAfresh();
  const order = await buyWine(platform, undefined, { headers: owner.headers });
  await order.pay();
  await order.company({ action: "SHIP" });
  await order.company({ action: "DELIVERED" });
  const [line] = await platform.database.everySite
    .select()
    .from(orderLines)
    .orderBy(desc(orderLines.id))
    .limit(1);
  if (!line) throw new Error("Nothing was bought");
  const path = (id: number) => `/admin/order/${id}/return`;
  const body = {
    lines: [{ id: line.id, quantity: 1, isBackOnSale: true }],
    reason: "DAMAGED",
    seenRefund: line.priceCents / 100,
    receipt: RECEIPT,
  };
  return [{ path: path(line.idOrder), nowhere: path(NOBODYS), body }];
};

const onFares =
  (name: "vehicle" | "fare-supplement", body: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    const table = name === "vehicle" ? vehicles : fareSupplements;
    const path = (id: number) => `/admin/${name}/${id}/trial`;
    return [{ path: path(await lastId(platform, table)), nowhere: path(NOBODYS), body }];
  };

const onBusiness =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    await platform.startAfresh();
    const { id } = await aMonthOfRides(platform);
    const path = (of: number) => `/admin/business/${of}/${part}`;
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

/** Makes a case about the invoice of a month that is out. */
const onInvoice =
  (part: string, body: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    await platform.startAfresh();
    const { id, month, admin } = await aMonthOfRides(platform);
    const { invoices } = await platform.data<BusinessPage>(
      "POST",
      `/admin/business/${id}/invoice`,
      { body: { month }, headers: admin.headers },
    );
    const path = (of: number) => `/admin/business-invoice/${of}/${part}`;
    return [{ path: path(invoices[0]?.id ?? 0), nowhere: path(NOBODYS), body }];
  };

/** Makes a case about a booking that was confirmed before anything was paid. */
const onDue: MakeCase = async ({ platform, owner }) => {
  await platform.startAfresh();
  const ride = await aRideOf(platform, owner);
  await ride.company({ action: "CONFIRM" });
  const path = (id: number) => `/admin/due/BOOKING/${id}/reminder`;
  return [{ path: path(await lastId(platform, bookings)), nowhere: path(NOBODYS) }];
};

/** Makes a case about a refund by hand of money taken by hand. */
const onRefund: MakeCase = async ({ platform, owner }: Owned) => {
  await platform.startAfresh();
  await aRideOf(platform, owner);
  const idBooking = await lastId(platform, bookings);
  const now = platform.clock.now();
  const id = await platform.database.inSite(SITE, async (tx) => {
    const { id: idPayment } = await takeByHand(tx, {
      idSite: SITE,
      of: { idBooking },
      purpose: "FULL",
      amountCents: 2000,
      method: "CASH",
      receipt: null,
      now,
    });
    const refund = { idSite: SITE, idBooking, idPayment, amountCents: 500, reason: "GOODWILL" };
    const [made] = await tx
      .insert(refunds)
      .values({ ...refund, isByHand: true, createdAt: now })
      .returning();
    return made?.id ?? 0;
  });
  const path = (of: number) => `/admin/refund/${of}/done`;
  return [{ path: path(id), nowhere: path(NOBODYS) }];
};

/** Makes a case about an event of money that the panel did not cause. */
const onMoneyEvent: MakeCase = async ({ platform }: Owned) => {
  const now = platform.clock.now();
  const [event] = await platform.database.everySite
    .insert(moneyEvents)
    .values({
      idSite: SITE,
      kind: "PAYOUT_FAILED",
      subject: `po_${(await platform.database.everySite.$count(moneyEvents)) + 1}`,
      amountCents: 500,
      at: now,
      recordedAt: now,
    })
    .returning({ id: moneyEvents.id });
  const path = (of: number) => `/admin/money/event/${of}/seen`;
  return [{ path: path(event?.id ?? 0), nowhere: path(NOBODYS) }];
};

/** Makes a case about a member of the site who books for a business. */
const onMember: MakeCase = async ({ platform, owner }) => {
  await platform.startAfresh();
  const admin = await aPerson(platform, "ADMIN");
  const { id } = await aBusiness(platform);
  await platform.data("POST", `/admin/business/${id}/member`, {
    body: { email: owner.email },
    headers: admin.headers,
  });
  const path = (of: number) => `/admin/business/${id}/member/${of}`;
  return [{ path: path(owner.id), nowhere: path(NOBODYS) }];
};

const A_REFUND = { amount: 1, reason: "GOODWILL", receipt: RECEIPT };

const A_BUSINESS = {
  name: "Ateliers de la Loire",
  siret: null,
  vatNumber: null,
  contact: null,
  street: "1 quai de la Fosse",
  postalCode: "44000",
  city: "Nantes",
  country: "FR",
  email: "compta@ateliers.example",
  language: "fr_FR",
  costCentres: "",
  paymentDays: 30,
  isMonthEnd: true,
  discountPercent: 0,
  asksDeposit: false,
  isInvoicedByItself: false,
  isActive: true,
};

export const moneyCases: RouterCases = {
  routes: {
    "GET /admin/booking/{id}/refund": onBooking("refund"),
    "POST /admin/booking/{id}/refund": onBooking("refund", A_REFUND),
    "GET /admin/order/{id}/refund": onOrder("refund"),
    "POST /admin/order/{id}/refund": onOrder("refund", A_REFUND),
    "GET /admin/order/{id}/return": onOrder("return"),
    "POST /admin/order/{id}/return": onGoods,
    "POST /admin/vehicle/{id}/trial": onFares("vehicle", { perKm: 2.5 }),
    "POST /admin/fare-supplement/{id}/trial": onFares("fare-supplement", { percent: 5 }),
    "GET /admin/booking/{id}/business": onBooking("business"),
    "POST /admin/booking/{id}/business": onBooking("business", { idBusiness: null }),
    "POST /admin/business": async () => [{ path: "/admin/business", body: A_BUSINESS }],
    "GET /admin/business/{id}/page": onBusiness("page"),
    "GET /admin/business/{id}/invoice": onBusiness("invoice?month=2026-10-01"),
    "POST /admin/business/{id}/invoice": onBusiness("invoice", { month: "2026-10-01" }),
    "POST /admin/business/{id}/member": async (of) => {
      const cases = await onBusiness("member")(of);
      return cases.map((one) => ({ ...one, body: { email: of.owner.email } }));
    },
    "DELETE /admin/business/{id}/member/{idUser}": onMember,
    "POST /admin/business-invoice/{id}/payment": onInvoice("payment", {
      method: "TRANSFER",
      amount: 10,
      receipt: RECEIPT,
    }),
    "POST /admin/business-invoice/{id}/credit": onInvoice("credit", {
      amount: 10,
      reason: "GOODWILL",
      receipt: RECEIPT,
    }),
    "GET /admin/due": plain("/admin/due"),
    "POST /admin/due/{kind}/{id}/reminder": onDue,
    "POST /admin/refund/{id}/done": onRefund,
    "GET /admin/money/event": plain("/admin/money/event"),
    "POST /admin/money/event/{id}/seen": onMoneyEvent,
  },

  gets: async ({ platform, idSite, admin }) => {
    const get = (path: string): GetCase[] => [{ path, headers: admin, elsewhere: "REFUSED" }];
    const idBooking = await lastId(platform, bookings, idSite);
    const idOrder = await lastId(platform, orders, idSite);
    const [business] = await platform.database.everySite
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.idSite, idSite))
      .limit(1);
    const id = business?.id ?? (await aBusiness(platform, { idSite })).id;
    return {
      "/admin/booking/{id}/refund": get(`/admin/booking/${idBooking}/refund`),
      "/admin/booking/{id}/business": get(`/admin/booking/${idBooking}/business`),
      "/admin/order/{id}/refund": get(`/admin/order/${idOrder}/refund`),
      "/admin/business/{id}/page": get(`/admin/business/${id}/page`),
      "/admin/business/{id}/invoice": get(`/admin/business/${id}/invoice?month=2026-10-01`),
      "/admin/order/{id}/return": get(`/admin/order/${idOrder}/return`),
      "/admin/due": get("/admin/due"),
      "/admin/money/event": get("/admin/money/event"),
    };
  },
};
