import { setTimeout } from "node:timers/promises";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { deadlines } from "@/platform/db/schema/deadline";
import { orders } from "@/platform/db/schema/order";
import { loggable } from "@/platform/http/loggable";
import type { Services } from "@/platform/services/services";
import type { Deadline, DeadlineKind, DeadlineWork } from "./deadline-work";

const POLL = 5_000;
const STOP_PATIENCE = 10_000;
const MINUTE = 60_000;

/** Minutes to wait after each failure; after one more a deadline waits for a person. */
export const WAITS = [0.1, 0.5, 1, 5, 15, 60, 180, 360, 720];

export type DeadlineWorks = Record<DeadlineKind, DeadlineWork<never> | DeadlineWork<unknown>>;

export interface DeadlineRunner {
  /** Does everything that is due by the clock. Never fails; ends when nothing is due any more. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Does the due work, when woken and every five seconds.
 * @param before is waited for before anything is done
 */
export function startDeadlineRunner(
  services: Services,
  works: DeadlineWorks,
  before: Promise<void> = Promise.resolve(),
): DeadlineRunner {
  let isStopping = false;
  let running = before;
  const run = () => {
    running = running
      .then(async () => {
        if (!isStopping) await runDue(services, works, () => isStopping);
      })
      .catch((error: unknown) => services.log.error({ err: loggable(error) }, "deadlines"));
    return running;
  };
  const timer = setInterval(run, POLL);
  timer.unref();
  void run();
  return {
    wake: run,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([running, setTimeout(STOP_PATIENCE, undefined, { ref: false })]);
    },
  };
}

/** Does everything that is due, the longest due first, one after the other. */
export async function runDue(
  services: Services,
  works: DeadlineWorks,
  isOver = () => false,
): Promise<void> {
  while (!isOver()) {
    const due = await nextDue(services);
    if (!due) return;
    await runOne(services, works, due);
  }
}

const isOpen = () => and(isNull(deadlines.doneAt), isNull(deadlines.diedAt));

async function nextDue({ database, clock }: Services): Promise<Deadline | undefined> {
  const [due] = await database.everySite
    .select()
    .from(deadlines)
    .where(and(isOpen(), lte(deadlines.dueAt, clock.now())))
    .orderBy(asc(deadlines.dueAt), asc(deadlines.id))
    .limit(1);
  return due;
}

async function runOne(services: Services, works: DeadlineWorks, due: Deadline): Promise<void> {
  const { database, clock, log } = services;
  const work = works[due.kind as DeadlineKind] as DeadlineWork<unknown>;
  try {
    const found = await work.prepare?.(services, due);
    await database.inSite(due.idSite, async (tx) => {
      // Everybody locks a booking or an order first, and then its deadlines.
      if (due.idBooking !== null) {
        const isThisBooking = eq(bookings.id, due.idBooking);
        await tx.select({ id: bookings.id }).from(bookings).where(isThisBooking).for("update");
      }
      if (due.idOrder !== null) {
        const isThisOrder = eq(orders.id, due.idOrder);
        await tx.select({ id: orders.id }).from(orders).where(isThisOrder).for("update");
      }
      // The runner that holds the row does the work; the next one finds it done, or moved.
      const [mine] = await tx
        .select()
        .from(deadlines)
        .where(and(eq(deadlines.id, due.id), isOpen(), lte(deadlines.dueAt, clock.now())))
        .for("update");
      if (!mine) return;
      await work.run(services, tx, mine, found);
      // The work may have set the same deadline again, for later.
      await tx
        .update(deadlines)
        .set({ doneAt: clock.now(), lastError: null })
        .where(and(eq(deadlines.id, due.id), eq(deadlines.dueAt, mine.dueAt)));
    });
  } catch (error) {
    const wait = WAITS[due.attempts] ?? (work.isForever ? WAITS.at(-1) : undefined);
    const { id, idSite, kind, attempts } = due;
    const failed = { deadline: id, idSite, kind, attempts, err: loggable(error) };
    if (wait === undefined) log.error(failed, "deadline given up: it waits for a person");
    else log.warn(failed, "deadline failed");
    await database.everySite
      .update(deadlines)
      .set({
        attempts: attempts + 1,
        lastError: loggable(error).message.slice(0, 500),
        ...(wait === undefined
          ? { diedAt: clock.now() }
          : { dueAt: new Date(clock.now().getTime() + wait * MINUTE) }),
      })
      .where(and(eq(deadlines.id, id), isOpen()));
  }
}
