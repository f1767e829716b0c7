import { asc } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DocumentData } from "@/platform/db/schema/document-data";
import { outbox } from "@/platform/db/schema/outbox";
import { httpSms } from "@/platform/sms/http-sms";
import { localPostgres } from "@/testing/local-postgres";
import { openSmsGateway, type TestSmsGateway } from "@/testing/sms-gateway";
import { openSmtpServer, type TestSmtpServer } from "@/testing/smtp-server";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { type MailSender, startMailSender } from "./mail-sender";
import { smtpTransport } from "./mail-transport";
import { type Mail, postMails } from "./post-mails";

const postgres = await localPostgres();
const NOW = "2026-11-20T10:00:00+01:00";

describe.each([
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
])("the outbox on $name", ({ server, isThere }) => {
  let platform: TestPlatform;
  let smtp: TestSmtpServer;
  let sms: TestSmsGateway;
  const print = vi.fn(async (document: { number: string }) =>
    Buffer.from(`%PDF ${document.number}`),
  );
  let senders: MailSender[] = [];
  const logged: string[] = [];

  beforeAll(async () => {
    if (isThere) platform = await openTestPlatform({ server });
  });
  afterAll(() => platform?.close());
  beforeEach(async () => {
    smtp = await openSmtpServer();
    sms = await openSmsGateway();
    print.mockClear();
    platform?.clock.moveTo(NOW);
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    senders = [];
    logged.length = 0;
    await smtp.close();
    await sms.close();
    await platform?.database.everySite.delete(outbox);
  });

  /** Starts a sender as a process has one. */
  function start(
    url: string | null = smtp.url,
    smsUrl: string | null = sms.url,
    token: string | undefined = "the-token",
  ): MailSender {
    const sender = startMailSender({
      database: platform.database,
      clock: platform.clock,
      log: pino({ level: "info" }, { write: (line: string) => logged.push(line) }),
      transport: url ? smtpTransport(url) : undefined,
      sms: smsUrl ? httpSms({ url: smsUrl, token }) : undefined,
      print,
    });
    senders.push(sender);
    return sender;
  }
  const post = (...events: string[]) =>
    platform.database.inSite(901, (tx) =>
      postMails(
        tx,
        901,
        platform.clock.now(),
        events.map((event) => ({
          event,
          recipient: "anne@example.org",
          replyTo: "contact@901.example",
          subject: `Réservation ${event}`,
          text: "À demain.",
          html: "<p>À demain.</p>",
          attachments: [{ filename: "a.ics", contentType: "text/calendar", content: "BEGIN:É" }],
        })),
      ),
    );
  const postText = (...events: string[]) =>
    platform.database.inSite(901, (tx) =>
      postMails(
        tx,
        901,
        platform.clock.now(),
        events.map((event) => ({
          channel: "SMS",
          event,
          recipient: "+33639980102",
          text: `Course ${event}`,
        })),
      ),
    );
  const rows = () => platform.database.everySite.select().from(outbox).orderBy(asc(outbox.id));
  const subjects = () => smtp.delivered.map(({ source }) => subjectOf(source));
  const soon = (check: () => Promise<void> | void) => vi.waitFor(check, 10_000);

  it.runIf(isThere)("is sent once, whole, in the name of its site", async () => {
    await post("one");
    const sender = start();
    await sender.wake();
    await sender.wake();
    expect(smtp.delivered).toMatchObject([
      { from: "contact@901.example", to: ["anne@example.org"] },
    ]);
    const [{ source = "" } = {}] = smtp.delivered;
    const [row] = await rows();
    expect(source).toMatch(/^From: "Tiny site-901" <contact@901\.example>\r$/m);
    expect(source).toMatch(/^Reply-To: contact@901\.example\r$/m);
    expect(source).toContain(`Message-ID: <outbox-901-${row?.id}@901.example>`);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(subjectOf(source)).toBe("Réservation one");
    expect(source).toContain(Buffer.from("BEGIN:É").toString("base64"));
    expect(row).toMatchObject({ sentAt: new Date(NOW), attempts: 1, lastError: null });
  });

  it.runIf(isThere)("is sent when a sender starts, oldest first", async () => {
    await post("one", "two");
    await post("three");
    start();
    await soon(() =>
      expect(subjects()).toEqual(["Réservation one", "Réservation two", "Réservation three"]),
    );
  });

  it.runIf(isThere)("is tried again after a failure, later and later, eight times", async () => {
    smtp.onMessage = () => {
      throw Object.assign(new Error("Mailbox of anne@example.org busy"), { responseCode: 451 });
    };
    await post("one");
    const sender = start();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await sender.wake();
      await sender.wake();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, sentAt: null });
      expect(row?.lastError).toContain("busy");
      const due = row?.nextAttemptAt ?? new Date();
      waits.push((due.getTime() - platform.clock.now().getTime()) / 60_000);
      platform.clock.moveTo(due.toISOString());
    }
    expect(waits.slice(0, -1)).toEqual([1, 5, 15, 60, 180, 360, 720]);
    platform.clock.moveTo("2027-11-20T10:00:00+01:00");
    await sender.wake();
    expect((await rows())[0]).toMatchObject({ attempts: 8, sentAt: null });
    expect(smtp.delivered).toEqual([]);
    // A mail server's answer may hold addresses: it is in the row, and not in the log.
    expect(logged).toHaveLength(9);
    expect(logged.join("")).toContain('"responseCode":451');
    expect(logged.join("")).not.toContain("anne@");
  });

  it.runIf(isThere)("is delivered once its server is back", async () => {
    await post("one", "two");
    const { url } = smtp;
    await smtp.close();
    await start(url).wake();
    for (const row of await rows()) expect(row.lastError).toContain("ECONNREFUSED");
    smtp = await openSmtpServer();
    const sender = start();
    await sender.wake();
    expect(smtp.delivered).toEqual([]);
    platform.clock.moveTo("2026-11-20T10:01:00+01:00");
    await sender.wake();
    expect(subjects()).toEqual(["Réservation one", "Réservation two"]);
    for (const row of await rows()) expect(row).toMatchObject({ attempts: 2, lastError: null });
  });

  it.runIf(isThere)("of a sender that stops, the mail in hand goes first", async () => {
    const delivery = hold();
    smtp.onMessage = delivery.onMessage;
    await post("one", "two");
    const sender = start();
    await soon(() => expect(delivery.onMessage).toHaveBeenCalledOnce());
    const stopped = sender.stop();
    delivery.take();
    await stopped;
    expect(subjects()).toEqual(["Réservation one"]);
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false]);
    await start().wake();
    expect(subjects()).toEqual(["Réservation one", "Réservation two"]);
  });

  it.runIf(isThere)("of a sender that died, comes again when its lease is over", async () => {
    const delivery = hold();
    smtp.onMessage = delivery.onMessage;
    await post("one");
    const dying = start();
    await soon(() => expect(delivery.onMessage).toHaveBeenCalledOnce());
    smtp.onMessage = () => undefined;
    const other = start();
    platform.clock.moveTo("2026-11-20T10:14:59+01:00");
    await other.wake();
    expect(smtp.delivered).toEqual([]);
    platform.clock.moveTo("2026-11-20T10:15:00+01:00");
    await other.wake();
    expect(subjects()).toEqual(["Réservation one"]);
    // Even if it is alive after all, its answer comes too late to count.
    platform.clock.moveTo("2026-11-20T11:00:00+01:00");
    delivery.refuse();
    await dying.wake();
    expect((await rows())[0]).toMatchObject({
      attempts: 2,
      sentAt: new Date("2026-11-20T10:15:00+01:00"),
      lastError: null,
    });
  });

  it.runIf(isThere)("with two senders, no mail is sent twice", async () => {
    const events = Array.from({ length: 30 }, (_, index) => `event ${index}`);
    await post(...events);
    await Promise.all([start().wake(), start().wake()]);
    expect(subjects().sort()).toEqual(events.map((event) => `Réservation ${event}`).sort());
  });

  it.runIf(isThere)("is dead after its last attempt, and nothing else is", async () => {
    const busy = vi.fn(() => {
      throw new Error("Mailbox busy");
    });
    smtp.onMessage = busy;
    await post("one");
    const sender = start();
    await exhaust(sender);
    const [dead] = await rows();
    expect(dead).toMatchObject({ attempts: 8, sentAt: null, keptAt: null });
    expect(dead?.diedAt).toEqual(platform.clock.now());
    expect(logged.join("")).toContain("dead-letter list");
    platform.clock.moveTo("2027-11-20T10:00:00+01:00");
    await post("two");
    await sender.wake();
    expect(busy).toHaveBeenCalledTimes(9);
    expect((await rows()).map(({ diedAt }) => diedAt !== null)).toEqual([true, false]);
    // A message that somebody wakes by hand is tried again.
    smtp.onMessage = () => undefined;
    await platform.database.everySite.update(outbox).set({ diedAt: null, attempts: 0 });
    platform.clock.moveTo("2027-11-20T10:01:00+01:00");
    await sender.wake();
    expect(subjects()).toEqual(["Réservation one", "Réservation two"]);
  });

  it.runIf(isThere)("whose sender dies at the last attempt, is dead as well", async () => {
    await post("one");
    const delivery = hold();
    smtp.onMessage = delivery.onMessage;
    await platform.database.everySite.update(outbox).set({ attempts: 7 });
    start();
    await soon(() => expect(delivery.onMessage).toHaveBeenCalledOnce());
    const other = start();
    await other.wake();
    expect((await rows())[0]).toMatchObject({ attempts: 8, diedAt: null });
    platform.clock.moveTo("2026-11-20T10:15:00+01:00");
    await other.wake();
    expect((await rows())[0]).toMatchObject({ attempts: 8, diedAt: platform.clock.now() });
    delivery.refuse();
  });

  it.runIf(isThere)("prints a paper when it is sent, and again when that failed", async () => {
    const document = { number: "F2026-0001" } as DocumentData;
    const attachments: Mail["attachments"] = [
      { filename: "F2026-0001.pdf", contentType: "application/pdf", paper: document },
    ];
    await post("one");
    await platform.database.everySite.update(outbox).set({ attachments });
    print.mockRejectedValueOnce(new Error("No fonts"));
    const sender = start();
    await sender.wake();
    expect((await rows())[0]).toMatchObject({ attempts: 1, sentAt: null });
    expect((await rows())[0]?.lastError).toContain("No fonts");
    platform.clock.moveTo("2026-11-20T10:01:00+01:00");
    await sender.wake();
    expect(print.mock.calls).toEqual([[document], [document]]);
    const [{ source = "" } = {}] = smtp.delivered;
    expect(source).toMatch(/^Content-Type: application\/pdf; name=F2026-0001\.pdf\r$/m);
    expect(source).toContain(Buffer.from("%PDF F2026-0001").toString("base64"));
  });

  it.runIf(isThere)("hands text messages to their gateway, each under its own id", async () => {
    await postText("one", "two");
    await start().wake();
    const [first, second] = await rows();
    expect(sms.taken.map(({ body }) => body)).toEqual([
      { to: "+33639980102", from: "Tiny site", text: "Course one" },
      { to: "+33639980102", from: "Tiny site", text: "Course two" },
    ]);
    expect(sms.taken.map(({ headers }) => headers["idempotency-key"])).toEqual([
      `outbox-901-${first?.id}-${new Date(NOW).getTime()}`,
      `outbox-901-${second?.id}-${new Date(NOW).getTime()}`,
    ]);
    expect(sms.taken[0]?.headers.authorization).toBe("Bearer the-token");
    expect(first).toMatchObject({ sentAt: new Date(NOW), attempts: 1, lastError: null });
    expect(smtp.delivered).toEqual([]);
  });

  it.runIf(isThere)("tries a text message again that its gateway does not take", async () => {
    await postText("one");
    const sender = start();
    for (const status of [500, 429, 302]) {
      sms.status = status;
      await sender.wake();
      const [row] = await rows();
      expect(row).toMatchObject({ sentAt: null, diedAt: null });
      platform.clock.moveTo(row?.nextAttemptAt.toISOString() ?? NOW);
    }
    expect((await rows())[0]?.attempts).toBe(3);
    await exhaust(sender);
    expect((await rows())[0]).toMatchObject({ attempts: 8, diedAt: platform.clock.now() });
    expect(sms.taken).toEqual([]);
  });

  it.runIf(isThere)("with two senders, no text message is sent twice", async () => {
    const events = Array.from({ length: 30 }, (_, index) => `event ${index}`);
    await postText(...events);
    await Promise.all([start().wake(), start().wake()]);
    const texts = sms.taken.map(({ body }) => (body as { text: string }).text);
    expect(texts.sort()).toEqual(events.map((event) => `Course ${event}`).sort());
  });

  it.runIf(isThere)("a mail server that is slow does not hold up text messages", async () => {
    const delivery = hold();
    smtp.onMessage = delivery.onMessage;
    await post("one");
    await postText("one");
    start();
    await soon(() => expect(sms.taken).toHaveLength(1));
    delivery.take();
    await soon(() => expect(subjects()).toEqual(["Réservation one"]));
  });

  it.runIf(isThere)("without a gateway, keeps its text messages and sends its mails", async () => {
    await post("one");
    await postText("one");
    await start(smtp.url, null).wake();
    expect(await rows()).toMatchObject([
      { channel: "MAIL", sentAt: new Date(NOW), keptAt: null },
      { channel: "SMS", sentAt: null, keptAt: new Date(NOW), attempts: 0 },
    ]);
    expect(logged.join("")).toContain("no SMS_URL: kept in the outbox");
    await start().wake();
    expect(sms.taken).toEqual([]);
  });

  it.runIf(isThere)("sends one event to one address once, however often it is told", async () => {
    await post("one");
    await post("one", "two");
    await postText("one");
    await postText("one");
    await start().wake();
    expect(subjects()).toEqual(["Réservation one", "Réservation two"]);
    expect(sms.taken).toHaveLength(1);
  });

  async function exhaust(sender: MailSender) {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await sender.wake();
      const [row] = await rows();
      if (!row || row.diedAt) return;
      platform.clock.moveTo(row.nextAttemptAt.toISOString());
    }
  }

  it.runIf(isThere)("without a mail server, keeps its mails for good", async () => {
    await post("one");
    const keeper = start(null);
    await keeper.wake();
    expect((await rows())[0]).toMatchObject({ keptAt: new Date(NOW), sentAt: null, attempts: 0 });
    await post("further");
    await keeper.wake();
    expect(logged.join("").match(/no SMTP_URL: kept in the outbox/g)).toHaveLength(1);
    await post("two");
    await start().wake();
    expect(subjects()).toEqual(["Réservation two"]);
  });
});

/** Runs a mail server that reads a message, and keeps its answer to itself until told. */
function hold() {
  let take: () => void = () => undefined;
  let refuse: () => void = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    take = resolve;
    refuse = () => reject(new Error("no more"));
  });
  return { onMessage: vi.fn(() => answer), take, refuse };
}

function subjectOf(source: string): string {
  const [, subject = ""] = /^Subject: ((?:.*\r\n[ \t])*.*)\r$/m.exec(source) ?? [];
  return subject
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_whole, how: string, word: string) =>
      how.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString()
        : decodeURIComponent(word.replaceAll("_", "%20").replaceAll("=", "%")),
    );
}
