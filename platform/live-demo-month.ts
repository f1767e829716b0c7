import { setImmediate } from "node:timers/promises";
import { eq, inArray } from "drizzle-orm";
import {
  liveMonth,
  type MonthCall,
  type MonthTools,
  monthDay,
} from "@/demonstration/month/demo-month";
import type { Envelope } from "@/lib/contract/envelope";
import type { Checkout } from "@/lib/contract/payment";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import { gazetteerSearch } from "@/platform/geo/places/geocoder";
import { estimatedRoad } from "@/platform/geo/roads/road";
import { createRateLimits } from "@/platform/http/rate-limits";
import { runDue } from "@/platform/jobs/deadline-runner";
import { decidePayment } from "@/platform/payment/test-gateway/decide-payment";
import { testGateway } from "@/platform/payment/test-gateway/test-gateway";
import { answerReview, publishReview } from "@/platform/review/decide-review";
import type { Services } from "@/platform/services/services";
import { createApp } from "./app";
import { deadlineWorks } from "./deadlines";

/** Time longer ago than anything of a month. */
const BEFORE_ALL = 60 * 86_400_000;
const NO_LIMIT = 1_000_000;

/**
 * Gives new demonstration sites some weeks of history: rides and orders that go the way of all
 * others, by calls of their own and a clock of their own, paid at the test gateway, with their
 * documents and letters. No other deadline may be done meanwhile. Others are answered between any
 * two of its events.
 * @param services those of the platform
 * @param signal ends it before its end
 */
export async function liveDemoMonth(
  services: Services,
  idSites: number[],
  signal: AbortSignal,
): Promise<void> {
  const now = services.clock.now();
  let moment = new Date(now.getTime() - BEFORE_ALL);
  const clock = { now: () => new Date(moment) };
  const { database } = services;
  const own: Services = {
    ...services,
    clock,
    searchPlaces: gazetteerSearch,
    roadDistance: estimatedRoad,
    rateLimits: createRateLimits(NO_LIMIT),
    holdsPerNetwork: NO_LIMIT,
    gateway: testGateway({ database, clock }),
    deliverNotice: async (request) => app.fetch(request),
    wakeDeadlines: () => undefined,
  };
  if (idSites.length === 0) return;
  const { DEMO_MONTHS } = await import("@/demonstration/months");
  const app = createApp(own);
  const doDue = () => runDue(own, deadlineWorks);
  for (const idSite of idSites) {
    const readEvents = DEMO_MONTHS[idSite];
    if (!readEvents) continue;
    moment = new Date(now.getTime() - BEFORE_ALL);
    const events = await readEvents(toolsOf(own, app, { idSite, today: monthDay(now), doDue }));
    const moveTo = async (at: Date) => {
      await setImmediate();
      signal.throwIfAborted();
      moment = at;
      await doDue();
    };
    const faults = await liveMonth(events, moveTo, now);
    for (const err of faults) services.log.warn({ err, idSite }, "left out of the demonstration");
  }
}

function toolsOf(
  services: Services,
  app: ReturnType<typeof createApp>,
  { idSite, today, doDue }: { idSite: number; today: string; doDue: () => Promise<void> },
): MonthTools {
  const { database } = services;
  async function data<T>(method: string, path: string, call: MonthCall = {}): Promise<T> {
    const headers = { idSite: String(idSite), userLang: "fr_FR", ...call.headers };
    const sent = call.body && {
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(call.body),
    };
    const answer = await app.request(path, { method, headers, ...sent }, { address: "127.0.0.1" });
    const envelope: Envelope<T> = await answer.json();
    if (envelope.success) return envelope.data;
    throw new Error(`${method} ${path.split("?", 1)[0]}: ${JSON.stringify(envelope)}`);
  }
  return {
    idSite,
    today,
    data,
    pay: async (payUrl) => {
      const checkout = await data<Checkout>("POST", `${payUrl}/checkout`);
      if (checkout.kind !== "hosted") throw new Error("The test gateway has a page of its own");
      const id = checkout.url.split("/").at(-1) ?? "";
      const decision = { idSite, id, from: "OPEN", to: "PAID", journey: "AT_ONCE" } as const;
      await decidePayment(services, decision);
      await doDue();
    },
    publishReview: (of, reference, answer) =>
      database.inSite(idSite, async (tx) => {
        const now = services.clock.now();
        const isOfIt =
          of === "booking"
            ? inArray(reviews.idBooking, idsOfReference(tx, bookings, reference))
            : inArray(reviews.idOrder, idsOfReference(tx, orders, reference));
        const [review] = await tx.select().from(reviews).where(isOfIt);
        if (!review) throw new Error(`Nobody has reviewed ${reference}`);
        await publishReview(tx, answer ? await answerReview(tx, review, answer, now) : review, now);
      }),
    companyKey: (of, reference) =>
      database.inSite(idSite, async (tx) => {
        const table = of === "booking" ? bookings : orders;
        const [row] = await tx
          .select({ companyKey: table.companyKey })
          .from(table)
          .where(eq(table.reference, reference));
        return row?.companyKey ?? "";
      }),
  };
}

const idsOfReference = (tx: Sql, table: typeof bookings | typeof orders, reference: string) =>
  tx.select({ id: table.id }).from(table).where(eq(table.reference, reference));
