import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MessageAnswers } from "@/lib/contract/admin/answer";
import { auditEntries } from "@/platform/db/schema/audit";
import { outbox } from "@/platform/db/schema/outbox";
import { messageAnswers, messages } from "@/platform/db/schema/people";
import { localPostgres } from "@/testing/local-postgres";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const QUESTION = "Avez-vous un siège enfant ?\n<script>alert(1)</script>";

/** Puts a message there. @returns its id */
async function aMessage({ database, clock }: TestPlatform, language = "fr_FR"): Promise<number> {
  const [row] = await database.everySite
    .insert(messages)
    .values({
      idSite: 901,
      name: "Anne Le Bihan",
      email: "Anne@Example.org",
      subject: "Siège enfant",
      message: QUESTION,
      language,
      receivedAt: clock.now(),
    })
    .returning();
  return row?.id ?? 0;
}

const answerAs = (platform: TestPlatform, { headers }: Person, id: number, body: object) =>
  platform.call<MessageAnswers>("POST", `/admin/message/${id}/answer`, { headers, body });

describe("an answer to a message", () => {
  let platform: TestPlatform;
  let admin: Person;
  let other: Person;
  beforeAll(async () => {
    platform = await openTestPlatform();
    admin = await aPerson(platform, "ADMIN");
    other = await aPerson(platform, "SUPER_ADMIN");
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.startAfresh());

  it.each([
    ["fr_FR", "Re : Siège enfant", "Votre message, vendredi 20 novembre 2026"],
    ["en", "Re: Siège enfant", "Your message, Friday, 20 November 2026"],
  ])(
    "goes by mail in %s with the question below it, and is kept",
    async (language, subject, quoted) => {
      const id = await aMessage(platform, language);
      const { answer } = await answerAs(platform, admin, id, { text: " Oui. ", seen: 0 });
      expect(answer.data).toMatchObject({
        answers: [{ sequence: 1, by: admin.email, text: "Oui." }],
      });
      const [mail] = await platform.database.everySite.select().from(outbox);
      expect(mail).toMatchObject({ recipient: "Anne@Example.org", replyTo: "contact@901.example" });
      expect(mail?.subject.replaceAll("\u00a0", " ")).toBe(subject);
      expect(mail?.text).toMatch(/Oui\.[\s\S]*> Avez-vous un siège enfant/);
      expect(mail?.text).toContain(quoted);
      expect(mail?.html).toContain("&lt;script&gt;");
      const [message] = await platform.database.everySite
        .select()
        .from(messages)
        .where(eq(messages.id, id));
      expect(message?.answeredAt).toEqual(platform.clock.now());
      const [line] = await platform.database.everySite
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subject, `message ${id}`));
      expect(line).toMatchObject({ action: "ANSWER", by: admin.email });
    },
  );

  it("is refused to who has not seen the one before, and sends nothing then", async () => {
    const id = await aMessage(platform);
    await answerAs(platform, admin, id, { text: "Oui.", seen: 0 });
    const late = await answerAs(platform, other, id, { text: "Non.", seen: 0 });
    expect(late.status).toBe(409);
    expect(late.answer.message).toMatch(/^Quelqu’un vient de répondre/);
    expect(await platform.database.everySite.select().from(outbox)).toHaveLength(1);
    const again = await answerAs(platform, other, id, { text: "Et aussi.", seen: 1 });
    expect((again.answer.data as MessageAnswers).answers.map(({ text }) => text)).toEqual([
      "Oui.",
      "Et aussi.",
    ]);
  });

  it("has to say something", async () => {
    const id = await aMessage(platform);
    const { status, answer } = await answerAs(platform, admin, id, { text: "  ", seen: 0 });
    expect(status).toBe(422);
    expect(answer.data).toMatchObject({ errors: { text: { code: "REQUIRED" } } });
  });
});

const postgres = await localPostgres();

/** Answers one message many times at once. @returns how many mails went out */
async function mailsOfCrowd(platform: TestPlatform): Promise<number> {
  await platform.startAfresh();
  const admin = await aPerson(platform, "ADMIN");
  const id = await aMessage(platform);
  const crowd = Array.from({ length: 8 }, (_, index) =>
    answerAs(platform, admin, id, { text: `Réponse ${index}`, seen: 0 }),
  );
  await Promise.all(crowd);
  const answers = await platform.database.everySite
    .select()
    .from(messageAnswers)
    .where(eq(messageAnswers.idMessage, id))
    .orderBy(asc(messageAnswers.id));
  return answers.length;
}

describe.runIf(postgres)("of many who answer at once, on PostgreSQL", () => {
  it("one answers", { timeout: 60_000 }, async () => {
    const platform = await openTestPlatform({ server: postgres });
    try {
      expect(await mailsOfCrowd(platform)).toBe(1);
    } finally {
      await platform.close();
    }
  });

  it("several do where the database does not forbid it", { timeout: 60_000 }, async () => {
    const platform = await openTestPlatform({ server: postgres });
    try {
      await platform.database.everySite.execute(
        sql`alter table message_answer drop constraint message_answered_once`,
      );
      let most = 0;
      for (let round = 0; round < 10 && most < 2; round += 1) {
        most = Math.max(most, await mailsOfCrowd(platform));
      }
      expect(most).toBeGreaterThan(1);
    } finally {
      await platform.close();
    }
  });
});
