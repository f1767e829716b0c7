import { and, eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LetterReturn } from "@/lib/contract/newsletter";
import { createApp } from "@/platform/app";
import { auditEntries } from "@/platform/db/schema/audit";
import { newsletterReturns, newsletterSubscribers } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { type MailSender, startMailSender } from "@/platform/mail/mail-sender";
import { smtpTransport } from "@/platform/mail/mail-transport";
import { postMails } from "@/platform/mail/post-mails";
import { aSubscriber } from "@/testing/a-subscriber";
import { logIn } from "@/testing/logged-in";
import { openSmtpServer, type TestSmtpServer } from "@/testing/smtp-server";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { noteRefusal } from "./note-refusal";

const ANNE = "anne@example.org";
const TOKEN = { "X-Mail-Token": "a token of the mail provider" };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  await platform.database.everySite.delete(newsletterSubscribers);
  await platform.database.everySite.delete(outbox);
  await aSubscriber(platform, 901, { email: ANNE });
});

const anne = async () => {
  const [row] = await platform.database.everySite
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.idSite, 901), eq(newsletterSubscribers.email, ANNE)));
  if (!row) throw new Error("Anne is not subscribed");
  return row;
};
const returns = () => platform.database.everySite.select().from(newsletterReturns);

describe("a letter whose address is refused at the sending", () => {
  let smtp: TestSmtpServer;
  let sender: MailSender;
  beforeEach(async () => {
    smtp = await openSmtpServer();
    sender = startMailSender({
      database: platform.database,
      clock: platform.clock,
      log: pino({ level: "silent" }),
      transport: smtpTransport(smtp.url),
      sms: undefined,
      print: async () => Buffer.from(""),
      onRefused: noteRefusal,
    });
  });
  afterEach(async () => {
    await sender.stop();
    await smtp.close();
  });

  const refuse = (responseCode: number, message: string) => {
    smtp.onRecipient = () => {
      throw Object.assign(new Error(message), { responseCode });
    };
  };
  const write = async (event: string, recipient = ANNE) => {
    await platform.database.inSite(901, (tx) =>
      postMails(tx, 901, platform.clock.now(), [
        { event, recipient, subject: "Vendanges", text: "Texte", html: "<p>Texte</p>" },
      ]),
    );
    await sender.wake();
  };
  const letter = async (event: string) => {
    const [row] = await platform.database.everySite
      .select()
      .from(outbox)
      .where(eq(outbox.event, event));
    return row;
  };

  it("is given up at once where there is no such mailbox, and its subscriber stops", async () => {
    refuse(550, "5.1.1 no such user");
    await write("newsletter:news-1");
    expect(await letter("newsletter:news-1")).toMatchObject({
      attempts: 1,
      diedAt: platform.clock.now(),
    });
    expect(await anne()).toMatchObject({
      stoppedFor: "REFUSED",
      stoppedAt: platform.clock.now(),
    });
    expect(await returns()).toMatchObject([
      { kind: "HARD", event: "newsletter:news-1", reason: "550 5.1.1 no such user" },
    ]);
  });

  it("stops its subscriber at the second letter where no reason is given", async () => {
    refuse(550, "no");
    await write("newsletter:news-1");
    // The same letter, tried again, is one.
    platform.clock.moveTo("2026-11-20T10:02:00+01:00");
    await sender.wake();
    expect(await letter("newsletter:news-1")).toMatchObject({ attempts: 2, diedAt: null });
    expect(await anne()).toMatchObject({ stoppedFor: null });
    await write("newsletter:news-2");
    expect(await anne()).toMatchObject({ stoppedFor: "REFUSED" });
    expect(await returns()).toHaveLength(2);
  });

  it.each([
    [451, "4.7.1 greylisted"],
    [552, "5.2.2 mailbox full"],
    [550, "5.7.1 refused by policy"],
  ])("is tried again, and stops nobody, after %d %s", async (code, said) => {
    refuse(code, said);
    await write("newsletter:news-1");
    await write("newsletter:news-2");
    await write("newsletter:news-3");
    expect(await letter("newsletter:news-3")).toMatchObject({ attempts: 1, diedAt: null });
    expect(await anne()).toMatchObject({ stoppedAt: null });
    expect(await returns()).toEqual([]);
  });

  it("leaves nothing of an address that is not subscribed", async () => {
    refuse(550, "5.1.1 no such user");
    await write("newsletter:news-1", "other@example.org");
    expect(await returns()).toEqual([]);
    expect(await anne()).toMatchObject({ stoppedAt: null });
  });
});

describe("a mail provider’s notice", () => {
  const tell = (
    body: Partial<LetterReturn> = {},
    { headers = TOKEN, app = platform.app }: { headers?: object; app?: typeof platform.app } = {},
  ) =>
    app.request(
      "/newsletter/return",
      {
        method: "POST",
        headers: { idSite: "901", "Content-Type": "application/json", ...headers },
        body: JSON.stringify({
          address: ANNE,
          kind: "HARD",
          reason: "550 5.1.1 unknown",
          at: "2026-11-20T08:30:00Z",
          ...body,
        }),
      },
      { address: "203.0.113.9" },
    );

  it("of an address refused for good stops its subscriber, once", async () => {
    expect((await tell({ address: "Anne@Example.org" })).status).toBe(200);
    expect((await tell()).status).toBe(200);
    expect(await anne()).toMatchObject({
      stoppedFor: "REFUSED",
      stoppedAt: new Date("2026-11-20T08:30:00Z"),
    });
    expect(await returns()).toHaveLength(1);
  });

  it("of a complaint stops its subscriber too, one of a passing fault does not", async () => {
    await tell({ kind: "SOFT" });
    expect(await anne()).toMatchObject({ stoppedAt: null });
    await tell({ kind: "COMPLAINT" });
    expect(await anne()).toMatchObject({ stoppedFor: "COMPLAINT" });
    expect((await returns()).map(({ kind }) => kind)).toEqual(["SOFT", "COMPLAINT"]);
  });

  it("answers alike about an address that is not subscribed, and keeps nothing of it", async () => {
    const known = await tell();
    const other = await tell({ address: "other@example.org" });
    expect([other.status, await other.json()]).toEqual([known.status, await known.json()]);
    expect(await returns()).toHaveLength(1);
  });

  it("sent ten times at once is there once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => tell()));
    expect(await returns()).toHaveLength(1);
  });

  it("is refused without the token, with another one, and where the site has none", async () => {
    expect((await tell({}, { headers: {} })).status).toBe(401);
    expect((await tell({}, { headers: { "X-Mail-Token": "another" } })).status).toBe(401);
    const closed = createApp({ ...platform.services, mailReturnToken: undefined });
    expect((await tell({}, { app: closed })).status).toBe(404);
    expect((await tell({}, { app: closed, headers: { "X-Mail-Token": "" } })).status).toBe(404);
    expect(await anne()).toMatchObject({ stoppedAt: null });
  });

  it("is refused with its faults", async () => {
    const answer = await tell({ kind: "GONE" as never, at: "yesterday" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      data: { errors: { kind: { code: "INVALID" }, at: { code: "INVALID" } } },
    });
  });
});

describe("a subscriber who is written to no more", () => {
  const change = async (isWritten: boolean) => {
    const { headers } = await logIn(platform, "ADMIN");
    const { id } = await anne();
    const path = `/admin/newsletter-subscriber/${id}`;
    const { version } = await platform.data<{ version: string }>("GET", path, { headers });
    return platform.call<{ state: string }>("PUT", path, {
      headers: { ...headers, "If-Match": version },
      body: { isWritten },
    });
  };
  const stop = async (kind: "HARD" | "COMPLAINT", at = "2026-11-20T08:30:00Z") =>
    platform.data("POST", "/newsletter/return", {
      headers: TOKEN,
      body: { address: ANNE, kind, reason: "550 5.1.1 unknown", at },
    });

  it("is shown with the reason, and set right by the company", async () => {
    await stop("HARD");
    const { headers } = await logIn(platform, "ADMIN");
    const list = () =>
      platform.data<{ items: object[] }>("GET", "/admin/newsletter-subscriber?state=REFUSED", {
        headers,
      });
    expect((await list()).items).toMatchObject([
      {
        email: ANNE,
        state: "REFUSED",
        isWritten: false,
        returned: 1,
        reason: "550 5.1.1 unknown",
        stoppedAt: "2026-11-20T08:30:00.000Z",
      },
    ]);
    expect((await change(true)).answer).toMatchObject({ data: { state: "WRITTEN" } });
    expect((await list()).items).toEqual([]);
    // A late notice of what came back before says nothing of now.
    await stop("HARD", "2026-11-20T08:45:00Z");
    expect(await anne()).toMatchObject({ stoppedAt: null });
    platform.clock.moveTo("2026-11-21T10:00:00+01:00");
    await stop("HARD", "2026-11-21T08:45:00Z");
    expect(await anne()).toMatchObject({ stoppedFor: "REFUSED" });
  });

  it("leaves no address in the audit log", async () => {
    await change(false);
    expect(await anne()).toMatchObject({ stoppedFor: "COMPANY" });
    const entries = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `newsletter-subscriber ${(await anne()).id}`));
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(ANNE);
  });

  it("comes back after a complaint by their own link alone", async () => {
    await stop("COMPLAINT");
    const refused = await change(true);
    expect([refused.status, refused.answer]).toMatchObject([
      422,
      { data: { errors: { isWritten: { code: "SUBSCRIBER_COMPLAINED" } } } },
    ]);
    const { code } = await anne();
    const { lists } = await platform.data<{ lists: { id: number }[] }>(
      "GET",
      `/newsletter/${code}`,
    );
    await platform.data("PUT", `/newsletter/${code}`, { body: { lists: [lists[0]?.id] } });
    expect(await anne()).toMatchObject({ stoppedAt: null, stoppedFor: null });
  });
});
