import { setTimeout } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { type RecipientRefusal, recipientRefusal } from "@/lib/rules/mail/recipient-refusal";
import type { Database } from "@/platform/db/database";
import { isDatabaseUnavailable } from "@/platform/db/database-fault";
import type { Channel } from "@/platform/db/schema/outbox";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import { loggable } from "@/platform/http/loggable";
import type { PushGateway } from "@/platform/push/push-gateway";
import type { Clock } from "@/platform/services/clock";
import type { SmsGateway } from "@/platform/sms/http-sms";
import type { PrintDocument } from "./attachment-file";
import { buryMails, claimMail, isWaiting, type OutboxMail } from "./claim-mail";
import { type Deliver, deliverers } from "./deliver";
import { eraseBodies } from "./erase-bodies";
import type { MailTransport } from "./mail-transport";

const POLL = 30_000;
const STOP_PATIENCE = 10_000;
const MINUTE = 60_000;

/** Minutes to wait after each failure; one more failure, and a mail is dead. */
const WAITS = [1, 5, 15, 60, 180, 360, 720];
const MAX_ATTEMPTS = WAITS.length + 1;

const CHANNELS = {
  MAIL: "SMTP_URL",
  SMS: "SMS_URL",
  PUSH: "push gateway",
} as const satisfies Record<Channel, string>;

/** Interval at which the text of old letters is erased, in milliseconds. */
const BETWEEN_ERASURES = 3_600_000;

export interface MailSender {
  /** Tells that something is in the outbox. Ends, and never fails, when nothing is due any more. */
  wake(): Promise<void>;
  /** Lets the messages that are being sent go first, unless that takes over ten seconds. */
  stop(): Promise<void>;
}

interface SenderServices {
  database: Database;
  clock: Clock;
  log: Pick<Logger, "warn" | "error" | "info">;
  /** Learns, on the letter's site, that a mail server refused its address. */
  onRefused?: OnRefused;
}

export type OnRefused = (
  tx: Sql,
  letter: OutboxMail,
  refusal: { certainty: RecipientRefusal; reason: string; at: Date },
) => Promise<void>;

/**
 * Sends the due messages of the outbox, mails, text messages and alerts side by side, when woken
 * and twice a minute: a message that is not taken is tried again later and later, eight times over
 * a day, and then put on the dead-letter list; an address that a server refuses for good is put
 * there at once. Without a transport or a gateway its messages are
 * marked as kept and stay in the outbox, which is logged once. Once an hour the text of letters that are old enough is
 * erased.
 */
export function startMailSender(
  services: SenderServices & {
    transport: MailTransport | undefined;
    sms: SmsGateway | undefined;
    push?: PushGateway | undefined;
    print: PrintDocument;
  },
): MailSender {
  const { database, log } = services;
  const deliver = deliverers({ ...services, db: database.everySite });
  let isStopping = false;
  const keptChannels = new Set<Channel>();
  const work = async (channel: Channel) => {
    const send = deliver[channel];
    if (!send) {
      const isFirst = (await keepMails(services, channel)) && !keptChannels.has(channel);
      if (!isFirst) return;
      keptChannels.add(channel);
      return log.info({ channel }, `no ${CHANNELS[channel]}: kept in the outbox from now on`);
    }
    await bury(services, channel);
    while (!isStopping && (await sendNext(services, channel, send))) {
      // Until nothing is due.
    }
  };
  const running: Record<Channel, Promise<void>> = {
    MAIL: Promise.resolve(),
    SMS: Promise.resolve(),
    PUSH: Promise.resolve(),
  };
  let erasedAt = 0;
  const eraseOld = async () => {
    const now = services.clock.now();
    if (now.getTime() - erasedAt < BETWEEN_ERASURES) return;
    erasedAt = now.getTime();
    await eraseBodies(database.everySite, now).catch((error: unknown) =>
      log.error({ err: loggable(error) }, "erasure of old letters"),
    );
  };
  const run = async () => {
    for (const channel of Object.keys(CHANNELS) as Channel[]) {
      running[channel] = running[channel]
        .then(() => work(channel))
        .catch((error: unknown) => log.error({ err: loggable(error), channel }, "outbox"));
    }
    running.MAIL = running.MAIL.then(eraseOld);
    await Promise.all(Object.values(running));
  };
  const timer = setInterval(run, POLL);
  timer.unref();
  run();
  return {
    wake: run,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      const all = Promise.all(Object.values(running));
      await Promise.race([all, setTimeout(STOP_PATIENCE, undefined, { ref: false })]);
    },
  };
}

/** Sends one message that is due. @returns false when none is */
async function sendNext(
  services: SenderServices,
  channel: Channel,
  deliver: Deliver,
): Promise<boolean> {
  const { database, clock, log } = services;
  const mail = await claimMail(database.everySite, channel, clock.now(), MAX_ATTEMPTS);
  if (!mail) return false;
  const failure = await deliver(mail).then(
    () => undefined,
    (error: unknown) => error ?? "no reason",
  );
  if (failure === undefined) {
    await noteInTheEnd(database, mail, { sentAt: clock.now(), diedAt: null, lastError: null });
    return true;
  }
  const refusal = recipientRefusal(failure);
  const wait = refusal === "CERTAIN" ? undefined : WAITS[mail.attempts - 1];
  const now = clock.now();
  const { onRefused } = services;
  if (refusal && onRefused) {
    const reason = String((failure as { response?: unknown }).response ?? failure).slice(0, 500);
    await database.inSite(mail.idSite, (tx) =>
      onRefused(tx, mail, { certainty: refusal, reason, at: now }),
    );
  }
  await note(database, mail, {
    lastError: String(failure).slice(0, 500),
    ...(wait === undefined
      ? { diedAt: now }
      : { nextAttemptAt: new Date(now.getTime() + wait * MINUTE) }),
  });
  // A mail server repeats addresses in its answer: that stays in the row.
  const { code, responseCode } = failure as { code?: unknown; responseCode?: unknown };
  const { id, idSite, attempts } = mail;
  log.warn({ mail: id, idSite, channel, attempts, code, responseCode }, "mail not taken");
  if (wait === undefined) log.error({ mails: [id], channel }, DEAD);
  return true;
}

const DEAD = "given up: on the dead-letter list";

/** Writes the outcome of sending, unless another sender has taken the mail meanwhile. */
async function note(database: Database, mail: OutboxMail, values: Partial<OutboxMail>) {
  await database.everySite
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts)));
}

/** Milliseconds from one attempt to write to the next, and how many: a mail's lease is longer. */
const BEFORE_NOTING_AGAIN = 1_000;
const MAX_NOTES = 600;

/** Writes the outcome, also after a pause of the database: an unnoted message is sent twice. */
async function noteInTheEnd(database: Database, mail: OutboxMail, values: Partial<OutboxMail>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await note(database, mail, values);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || tries === MAX_NOTES) throw error;
      await setTimeout(BEFORE_NOTING_AGAIN, undefined, { ref: false });
    }
  }
}

async function bury({ database, clock, log }: SenderServices, channel: Channel): Promise<void> {
  const dead = await buryMails(database.everySite, channel, clock.now(), MAX_ATTEMPTS);
  if (dead.length > 0) log.error({ mails: dead.map(({ id }) => id), channel }, DEAD);
}

/** Marks what waits as kept; returns whether anything waited. */
async function keepMails({ database, clock }: SenderServices, channel: Channel): Promise<boolean> {
  const mails = await database.everySite
    .update(outbox)
    .set({ keptAt: clock.now() })
    .where(isWaiting(channel))
    .returning({ id: outbox.id });
  return mails.length > 0;
}
