import { setTimeout } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import type { Logger } from "pino";
import type { Clock } from "@/platform/clock";
import type { Database } from "@/platform/db/database";
import { outbox } from "@/platform/db/schema/outbox";
import { loggable } from "@/platform/loggable";
import { claimMail, type OutboxMail } from "./claim-mail";
import { mailSenderAddress } from "./mail-sender-address";
import type { MailTransport } from "./mail-transport";

const POLL = 30_000;
const STOP_PATIENCE = 10_000;
const MINUTE = 60_000;

/** Minutes to wait after each failure; after one more failure a mail stays where it is. */
const WAITS = [1, 5, 15, 60, 180, 360, 720];
const MAX_ATTEMPTS = WAITS.length + 1;

export interface MailSender {
  /** Something is in the outbox. Ends, and never fails, when nothing is due any more. */
  wake(): Promise<void>;
  /** Lets the mail that is being sent go first, unless that takes over ten seconds. */
  stop(): Promise<void>;
}

interface SenderServices {
  database: Database;
  clock: Clock;
  log: Pick<Logger, "warn" | "error" | "info">;
  transport: MailTransport | undefined;
}

/**
 * Sends what is due in the outbox, when woken and twice a minute: a mail that is not taken is
 * tried again later and later, eight times over a day. Without a transport mails are marked as
 * kept and stay in the outbox.
 */
export function startMailSender(services: SenderServices): MailSender {
  const { log, transport } = services;
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  const work = async () => {
    if (!transport) return keepMails(services);
    while (!isStopping && (await sendNext({ ...services, transport }))) {
      // Until nothing is due.
    }
  };
  const run = () => {
    running = running
      .then(work)
      .catch((error: unknown) => log.error({ err: loggable(error) }, "outbox"));
    return running;
  };
  const timer = setInterval(run, POLL);
  timer.unref();
  run();
  return {
    wake: run,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([running, setTimeout(STOP_PATIENCE, undefined, { ref: false })]);
    },
  };
}

/** Sends one mail that is due. @returns false when none is */
async function sendNext(services: SenderServices & { transport: MailTransport }): Promise<boolean> {
  const { database, clock, log, transport } = services;
  const mail = await claimMail(database.everySite, clock.now(), MAX_ATTEMPTS);
  if (!mail) return false;
  const failure = await transport(
    mail,
    await mailSenderAddress(database.everySite, mail.idSite),
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure === undefined) {
    await note(database, mail, { sentAt: clock.now(), lastError: null });
    return true;
  }
  const wait = WAITS[mail.attempts - 1] ?? 0;
  await note(database, mail, {
    lastError: String(failure).slice(0, 500),
    nextAttemptAt: new Date(clock.now().getTime() + wait * MINUTE),
  });
  // A mail server repeats addresses in what it says: that stays in the row.
  const { code, responseCode } = failure as { code?: unknown; responseCode?: unknown };
  const { id, idSite, attempts } = mail;
  log.warn({ mail: id, idSite, attempts, code, responseCode }, "mail not taken");
  return true;
}

/** Writes how sending went, unless another sender has taken the mail meanwhile. */
async function note(database: Database, mail: OutboxMail, values: Partial<OutboxMail>) {
  await database.everySite
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts)));
}

async function keepMails({ database, clock, log }: SenderServices): Promise<void> {
  const kept = await database.everySite
    .update(outbox)
    .set({ keptAt: clock.now() })
    .where(and(isNull(outbox.sentAt), isNull(outbox.keptAt)))
    .returning({ id: outbox.id });
  if (kept.length > 0) log.info({ mails: kept.length }, "no SMTP_URL: mails kept in the outbox");
}
