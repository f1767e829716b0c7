import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ContentDraft } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ContentLetters } from "@/lib/contract/newsletter";
import {
  newsletterSendings,
  newsletterSubscribers,
  newsletterSubscriptions,
} from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { aSubscriber } from "@/testing/a-subscriber";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { PORTION } from "./letter-portion";

let platform: TestPlatform;
let staff: Record<string, string>;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  staff = (await logIn(platform, "ADMIN")).headers;
  await platform.database.everySite.delete(newsletterSubscribers);
  await platform.database.everySite.delete(newsletterSendings);
});

async function publishedNews(title: string, codes: LanguageCode[] = ["fr_FR", "en"]) {
  const words = (code: string) => ({
    title: `${title} ${code}`,
    summary: `Chapeau ${code}`,
    content: `<p>Texte ${code}</p><ul><li>Un point</li></ul>`,
  });
  const draft = await platform.data<ContentDraft>("POST", "/admin/content/news", {
    headers: { ...staff, "Idempotency-Key": randomUUID() },
    body: { values: { promoted: false }, words: { fr_FR: words("fr"), en: words("en") } },
  });
  for (const code of codes) {
    await platform.data("PUT", `/admin/content/news/${draft.id}/publication/${code}`, {
      headers: { ...staff, "If-Match": draft.version },
      body: {},
    });
  }
  return draft.id;
}

const send = (id: number, lists: number[], headers = staff) =>
  platform.call<ContentLetters>("POST", `/admin/content/news/${id}/letter`, {
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    body: { lists },
  });
const letters = (id: number) =>
  platform.data<ContentLetters>("GET", `/admin/content/news/${id}/letter`, { headers: staff });
const mails = (id: number) =>
  platform.database.everySite
    .select()
    .from(outbox)
    .where(and(eq(outbox.idSite, 901), like(outbox.event, `newsletter:news-${id}`)))
    .orderBy(outbox.id);

it("goes to the confirmed subscribers of its lists, each in their language, once", async () => {
  const id = await publishedNews("Vendanges");
  const { idList, code } = await aSubscriber(platform);
  await aSubscriber(platform, 901, { email: "john@901.example", language: "en" });
  await aSubscriber(platform, 901, { email: "later@901.example", confirmedAt: null });
  await aSubscriber(platform, 902);
  const before = await letters(id);
  expect(before.lists[0]).toMatchObject({ id: idList, subscribers: 2 });
  const { status, answer } = await send(id, [idList]);
  expect(status).toBe(200);
  expect(answer.success && answer.data.sendings).toMatchObject([{ sent: 0, isDone: false }]);
  await platform.runDue();
  const sent = await mails(id);
  expect(sent.map(({ subject }) => subject)).toEqual(["Vendanges fr", "Vendanges en"]);
  expect(sent[0]?.text).toContain("Chapeau fr\n\nTexte fr");
  expect(sent[0]?.text).toContain(`https://www.901.example/newsletter/${code}`);
  expect(sent[0]?.unsubscribeUrl).toBe(
    `https://www.901.example/api/newsletter/${code}/unsubscribe`,
  );
  expect((await letters(id)).sendings).toMatchObject([{ sent: 2, isDone: true }]);

  // Sent again, it only reaches those who have come since.
  await aSubscriber(platform, 901, { email: "new@901.example" });
  await send(id, [idList]);
  await platform.runDue();
  expect((await mails(id)).map(({ recipient }) => recipient)).toEqual([
    expect.stringMatching(/@901\.example$/),
    "john@901.example",
    "new@901.example",
  ]);
  expect((await letters(id)).sendings.map(({ sent: count }) => count)).toEqual([1, 2]);

  // The button of a mail program ends it, without a page.
  const path = `/newsletter/${code}/unsubscribe`;
  expect(
    (
      await platform.call("POST", path, {
        headers: { "content-type": "application/x-www-form-urlencoded" },
      })
    ).status,
  ).toBe(200);
  expect((await letters(id)).lists[0]).toMatchObject({ subscribers: 2 });
});

it("goes in the language that it is published in, and stops where it is withdrawn", async () => {
  const id = await publishedNews("Caves", ["en"]);
  const { idList } = await aSubscriber(platform);
  await send(id, [idList]);
  await platform.runDue();
  expect((await mails(id)).map(({ subject }) => subject)).toEqual(["Caves en"]);

  const withdrawn = await publishedNews("Retirée");
  await send(withdrawn, [idList]);
  for (const code of ["fr_FR", "en"]) {
    await platform.data("DELETE", `/admin/content/news/${withdrawn}/publication/${code}`, {
      headers: staff,
    });
  }
  await platform.runDue();
  expect(await mails(withdrawn)).toEqual([]);
  expect((await letters(withdrawn)).sendings).toMatchObject([{ sent: 0, isDone: true }]);
});

it("leaves in portions", async () => {
  const id = await publishedNews("Portions");
  const { idList } = await aSubscriber(platform);
  const rows = await platform.database.everySite
    .insert(newsletterSubscribers)
    .values(
      Array.from({ length: PORTION }, (_, at) => ({
        idSite: 901,
        email: `reader-${at}@901.example`,
        code: randomUUID(),
        language: "fr_FR" as const,
        createdAt: platform.clock.now(),
        confirmedAt: platform.clock.now(),
      })),
    )
    .returning();
  await platform.database.everySite
    .insert(newsletterSubscriptions)
    .values(rows.map((row) => ({ idSite: 901, idSubscriber: row.id, idList })));
  await send(id, [idList]);
  await platform.runDue();
  expect((await letters(id)).sendings).toMatchObject([{ sent: PORTION, isDone: false }]);
  // While it is leaving, a second sending is refused.
  const { status, answer } = await send(id, [idList]);
  expect([status, answer.message]).toEqual([409, "L’envoi de ce texte est déjà en cours."]);
  await platform.runUntil("2026-11-20T10:01:01+01:00");
  expect((await letters(id)).sendings).toMatchObject([{ sent: PORTION + 1, isDone: true }]);
  expect(new Set((await mails(id)).map(({ recipient }) => recipient)).size).toBe(PORTION + 1);
});

it("is sent by one of two who press at once", async () => {
  const id = await publishedNews("Ensemble");
  const { idList } = await aSubscriber(platform);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(id, [idList])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  await platform.runDue();
  expect(await mails(id)).toHaveLength(1);
});

it("is refused without a list, before it is published, and by those who may not", async () => {
  const id = await publishedNews("Refus", []);
  const { idList } = await aSubscriber(platform);
  expect((await send(id, [idList])).status).toBe(409);
  const out = await publishedNews("Publiée");
  expect((await send(out, [])).status).toBe(422);
  expect((await send(out, [999_999])).status).toBe(422);
  const member = (await logIn(platform, "MEMBER")).headers;
  expect((await send(out, [idList], member)).status).toBe(403);
  expect((await letters(out)).sendings).toEqual([]);
});

it("goes to nobody whose address was refused, and says from how many it came back", async () => {
  const id = await publishedNews("Revenue");
  const { idList } = await aSubscriber(platform, 901, { email: "gone@901.example" });
  await aSubscriber(platform, 901, {
    email: "stopped@901.example",
    stoppedAt: platform.clock.now(),
    stoppedFor: "REFUSED",
  });
  expect((await letters(id)).lists[0]).toMatchObject({ subscribers: 1 });
  await send(id, [idList]);
  await platform.runDue();
  expect((await mails(id)).map(({ recipient }) => recipient)).toEqual(["gone@901.example"]);
  expect((await letters(id)).returned).toBe(0);
  await platform.data("POST", "/newsletter/return", {
    headers: { "X-Mail-Token": "a token of the mail provider" },
    body: { address: "gone@901.example", kind: "HARD", at: "2026-11-20T09:00:01Z" },
  });
  expect((await letters(id)).returned).toBe(1);
});
