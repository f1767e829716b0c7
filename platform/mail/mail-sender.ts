import { and, asc, eq, inArray, isNull, lt, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Clock } from "@/platform/clock";
import type { Database, Sql } from "@/platform/db/database";
import { outbox } from "@/platform/db/schema/outbox";
import { parameter } from "@/platform/db/schema/site-look";
import type { MailTransport } from "./mail-transport";

export type OutboxMail = typeof outbox.$inferSelect;

const POLL = 30_000;
const MINUTE = 60_000;
/** After this many failures a mail stays where it is, with its last error. */
const MAX_ATTEMPTS = 8;

export interface MailSender {
  /** Something is in the outbox. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Sends what is due in the outbox, now and again: a mail that is not taken is tried again later
 * and later. Without a transport, mails stay in the outbox.
 */
export function startMailSender(with_: {
  database: Database;
  clock: Clock;
  log: Logger;
  transport: MailTransport | undefined;
}): MailSender {
  const { database, clock, log, transport } = with_;
  if (!transport) return { wake: () => undefined, stop: async () => undefined };
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running
      .then(async () => {
        while (!isStopping && (await sendNext(database, clock, transport))) {
          // Until nothing is due.
        }
      })
      .catch((error: unknown) => log.error({ err: error }, "outbox"));
  };
  const timer = setInterval(run, POLL);
  timer.unref();
  run();
  return {
    wake: run,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Sends one mail that is due. @returns false when none is */
export async function sendNext(
  database: Database,
  clock: Clock,
  transport: MailTransport,
): Promise<boolean> {
  const mail = await claim(database.everySite, clock.now());
  if (!mail) return false;
  try {
    await transport(mail, await senderOf(database.everySite, mail.idSite));
    await database.everySite
      .update(outbox)
      .set({ sentAt: clock.now(), lastError: null })
      .where(eq(outbox.id, mail.id));
  } catch (error) {
    await database.everySite
      .update(outbox)
      .set({ lastError: String(error).slice(0, 500) })
      .where(eq(outbox.id, mail.id));
  }
  return true;
}

/**
 * Takes a due mail and puts its next attempt off, so that no other process takes it meanwhile,
 * and that it comes again by itself should this one die.
 */
function claim(db: Sql, now: Date): Promise<OutboxMail | undefined> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          lte(outbox.nextAttemptAt, now),
          lt(outbox.attempts, MAX_ATTEMPTS),
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!mail) return undefined;
    const wait = 2 ** mail.attempts * MINUTE;
    await tx
      .update(outbox)
      .set({ attempts: mail.attempts + 1, nextAttemptAt: new Date(now.getTime() + wait) })
      .where(eq(outbox.id, mail.id));
    return mail;
  });
}

async function senderOf(db: Sql, idSite: number) {
  const keys = ["MAIL_SENDER_NAME", "MAIL_SENDER_ADDRESS", "COMPANY_NAME", "COMPANY_EMAIL"];
  const rows = await db
    .select()
    .from(parameter)
    .where(and(eq(parameter.idSite, idSite), inArray(parameter.type, keys)));
  const value = (key: string) => rows.find(({ type }) => type === key)?.value;
  return {
    name: value("MAIL_SENDER_NAME") || value("COMPANY_NAME") || "",
    address: value("MAIL_SENDER_ADDRESS") || value("COMPANY_EMAIL") || "no-reply@localhost",
  };
}
