import { and, eq, inArray, isNull } from "drizzle-orm";
import { DIFFERENCES, type MoneyEventKind } from "@/lib/contract/admin/money-event";
import type { Database } from "@/platform/db/database";
import { insertAll } from "@/platform/db/insert-all";
import { deadlines } from "@/platform/db/schema/deadline";
import { gatewayComparisons, moneyEvents, payments } from "@/platform/db/schema/payment";
import { sites } from "@/platform/db/schema/site";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { takeOverPayout } from "@/platform/payment/payout-event";
import { type NewMoneyEvent, recordMoneyEvent } from "@/platform/payment/record-money-event";
import { reconcilePayment } from "@/platform/payment/take-over-money-back";
import type { Clock } from "@/platform/services/clock";
import { lastNight } from "@/platform/services/night";
import { type GatewayMovement, GatewayRefused } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { type ComparedSpan, differenceOf, ownLines } from "./find-differences";

const HOUR = 60 * 60_000;

/** Time back to which the books are compared, and time a line may still be under way. */
const COMPARED = 7 * 24 * HOUR;
const UNDER_WAY = HOUR / 4;

/** Schedules the comparison of every site's books, each night from the next one on. */
export async function startComparisons({ everySite }: Database, clock: Clock): Promise<void> {
  const all = await everySite.select({ id: sites.id }).from(sites);
  const dueAt = nextNight(clock.now());
  const rows = all.map(({ id: idSite }) => ({ idSite, ...COMPARISON, dueAt }));
  await insertAll(rows, (values) =>
    everySite.insert(deadlines).values(values).onConflictDoNothing(),
  );
}

const COMPARISON = { kind: "GATEWAY_COMPARISON", subject: "all" } as const;

/** Returns the first night's work that begins more than an hour from now. */
const nextNight = (now: Date): Date => lastNight(new Date(now.getTime() + 25 * HOUR));

interface Compared extends ComparedSpan {
  differing: NewMoneyEvent[];
}

/**
 * Compares the payments, refunds and disputes of the last days with the gateway's books. Lines that
 * only the gateway has are taken over, as if their notice had come; the differences that stay are
 * told. A gateway out of reach is no difference: it is asked again.
 */
export const gatewayComparison: DeadlineWork<Compared> = {
  isForever: true,
  prepare: async (services, { idSite }) => {
    const { database, gateway, clock } = services;
    const now = clock.now();
    const span = {
      since: new Date(now.getTime() - COMPARED),
      until: new Date(now.getTime() - UNDER_WAY),
    };
    const all = await gateway.listMovements(span.since);
    await takeOverPayouts(services, idSite, all);
    const theirs = await movementsOf(services, idSite, all, span.until);
    await takeOverUnknown(services, idSite, theirs);
    const differing = await database.inSite(idSite, (tx) => differingOf(tx, theirs));
    return { ...span, differing: [...differing, ...(await missing(services, idSite, span, all))] };
  },
  run: async ({ clock }, tx, { idSite }, { since, differing }) => {
    const now = clock.now();
    for (const event of differing) await tellDifference(tx, { idSite, now }, event);
    await markGone(tx, since, differing, now);
    const comparedAt = now;
    await tx
      .insert(gatewayComparisons)
      .values({ idSite, comparedAt })
      .onConflictDoUpdate({ target: gatewayComparisons.idSite, set: { comparedAt } });
    await setDeadline(tx, { idSite, ...COMPARISON, dueAt: nextNight(now) });
  },
};

/** Finds the movements of a site's payments, and of those opened for it but unknown here. */
async function movementsOf(
  { database, gateway }: Services,
  idSite: number,
  all: GatewayMovement[],
  until: Date,
): Promise<GatewayMovement[]> {
  const ids = [...new Set(all.flatMap(({ gatewayId }) => gatewayId ?? []))];
  if (ids.length === 0) return [];
  const known = await database.inSite(idSite, (tx) =>
    tx
      .select({ gatewayId: payments.gatewayId })
      .from(payments)
      .where(and(eq(payments.method, gateway.name), inArray(payments.gatewayId, ids))),
  );
  const its = new Set(known.map(({ gatewayId }) => gatewayId));
  return all.filter(
    (movement) =>
      movement.gatewayId !== null &&
      movement.at < until &&
      (its.has(movement.gatewayId) || movement.idSite === idSite),
  );
}

/** Takes over lines that the site's books do not have yet, as if their notice had come. */
async function takeOverUnknown(
  services: Services,
  idSite: number,
  theirs: GatewayMovement[],
): Promise<void> {
  const unknown = await services.database.inSite(idSite, async (tx) => {
    const found = new Map<number, string>();
    for (const movement of theirs) {
      const id = await paymentOf(tx, movement);
      if (id !== undefined && (await differenceOf(tx, movement))) found.set(id, movement.id);
    }
    return [...found.keys()];
  });
  for (const id of unknown) await reconcilePayment(services, { idSite, id });
}

async function differingOf(tx: Sql, theirs: GatewayMovement[]): Promise<NewMoneyEvent[]> {
  const differing: NewMoneyEvent[] = [];
  for (const movement of theirs) {
    const kind = await differenceOf(tx, movement);
    const { id: subject, amountCents, at } = movement;
    const idPayment = await paymentOf(tx, movement);
    if (kind) differing.push({ kind, subject, idPayment, amountCents, at });
  }
  return differing;
}

async function paymentOf(tx: Sql, { gatewayId }: GatewayMovement): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.gatewayId, gatewayId ?? ""));
  return row?.id;
}

/** Finds lines of the site's books that the gateway, asked for each by name, does not have. */
async function missing(
  { database, gateway }: Services,
  idSite: number,
  span: ComparedSpan,
  all: GatewayMovement[],
): Promise<NewMoneyEvent[]> {
  const own = await database.inSite(idSite, (tx) => ownLines(tx, gateway.name, span));
  const listed = new Set(all.map(({ kind, id }) => `${kind} ${id}`));
  const differing: NewMoneyEvent[] = [];
  for (const { id: idPayment, gatewayId, amountCents, settledAt } of own.payments) {
    const subject = gatewayId ?? "";
    if (listed.has(`PAYMENT ${subject}`)) continue;
    const state = await unlessRefused(() => gateway.state(idSite, subject));
    if (state?.status === "PAID") continue;
    const at = settledAt ?? span.since;
    differing.push({ kind: "PAYMENT_MISSING", subject, idPayment, amountCents, at });
  }
  for (const { refund, gatewayId } of own.refunds) {
    const { idPayment, amountCents, doneAt, gatewayRefundId } = refund;
    const subject = gatewayRefundId ?? "";
    if (listed.has(`REFUND ${subject}`)) continue;
    const back = await unlessRefused(() => gateway.moneyBack(idSite, gatewayId ?? ""));
    if (back?.refunds.some(({ id }) => id === subject)) continue;
    const at = doneAt ?? span.since;
    differing.push({ kind: "REFUND_MISSING", subject, idPayment, amountCents, at });
  }
  return differing;
}

/** @returns undefined for a payment the gateway does not know @throws GatewayUnreachable */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayRefused) return undefined;
    throw error;
  }
}

/** Asks for each payout that is not recorded yet: payouts are the account's. */
async function takeOverPayouts(
  services: Services,
  idSite: number,
  all: GatewayMovement[],
): Promise<void> {
  const ids = all.filter(({ gatewayId }) => gatewayId === null).map(({ id }) => id);
  if (ids.length === 0) return;
  const known = await services.database.inSite(idSite, (tx) =>
    tx
      .select({ subject: moneyEvents.subject })
      .from(moneyEvents)
      .where(inArray(moneyEvents.subject, ids)),
  );
  const told = new Set(known.map(({ subject }) => subject));
  for (const id of new Set(ids)) if (!told.has(id)) await takeOverPayout(services, id);
}

/** Tells of a difference once; a difference that had gone and is back is listed again. */
async function tellDifference(
  tx: Sql,
  where: { idSite: number; now: Date },
  event: NewMoneyEvent,
): Promise<void> {
  if (await recordMoneyEvent(tx, where, event)) return;
  await tx
    .update(moneyEvents)
    .set({ goneAt: null })
    .where(and(eq(moneyEvents.kind, event.kind), eq(moneyEvents.subject, event.subject)));
}

/** Marks differences of the compared days that are none any more. */
async function markGone(
  tx: Sql,
  since: Date,
  differing: NewMoneyEvent[],
  now: Date,
): Promise<void> {
  const isDifference = inArray(moneyEvents.kind, [...DIFFERENCES] as MoneyEventKind[]);
  const open = await tx
    .select()
    .from(moneyEvents)
    .where(and(isDifference, isNull(moneyEvents.goneAt)));
  const found = new Set(differing.map(({ kind, subject }) => `${kind} ${subject}`));
  const gone = open.filter(
    ({ kind, subject, at }) => at >= since && !found.has(`${kind} ${subject}`),
  );
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await tx.update(moneyEvents).set({ goneAt: now }).where(inArray(moneyEvents.id, ids));
}
