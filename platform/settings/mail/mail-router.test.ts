import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminMail, WordedMailView } from "@/lib/contract/admin/mail";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { auditEntries } from "@/platform/db/schema/audit";
import { mailWordings } from "@/platform/db/schema/mail-wording";
import { bookRide } from "@/testing/booked-ride";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

const MAIL = "/admin/mail/booking-received";
const NOTHING: MailWording = { subject: "", opening: "", closing: "" };

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.inSite(901, (tx) => tx.delete(mailWordings));
  await platform.database.everySite.delete(auditEntries);
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const headers = () => ({ ...admin.headers });
const read = async (path = MAIL) =>
  platform.data<{ languages: WordedMailView[] }>("GET", path, { headers: headers() });
const inFrench = async () => (await read()).languages.find(({ language }) => language === "fr_FR");
const save = (wording: Partial<MailWording>, language = "fr_FR") =>
  changeAsRead<WordedMailView>(platform, `${MAIL}/${language}`, {
    body: { ...NOTHING, ...wording },
    headers: headers(),
  });
/** Books a ride, and returns what its customer was written. */
async function mailOfRide(language: "fr_FR" | "en") {
  const startAt = language === "en" ? "2026-11-26T10:00:00+01:00" : "2026-11-25T10:00:00+01:00";
  const ride = await bookRide(platform, { startAt }, 901, { userLang: language });
  const { reference } = ride.booking;
  const mails = await writtenMails(platform);
  const mail = mails.find(({ event }) => event.startsWith(`booking:${reference}:received`));
  if (!mail) throw new Error("No mail");
  return mail;
}

describe("the words of the mails", () => {
  it("are those of what the site sends", async () => {
    const mails = await platform.data<AdminMail[]>("GET", "/admin/mail", { headers: headers() });
    const names = mails.map(({ name }) => name);
    expect(names).toContain("booking-confirmed");
    expect(names).toContain("message-received");
    expect(mails.flatMap(({ worded }) => worded)).toEqual([]);
  });

  it("are the product's at first, with placeholders where the values stand", async () => {
    expect(await inFrench()).toMatchObject({
      ...NOTHING,
      usual: {
        subject: expect.stringMatching(/réservation \{référence\} enregistrée$/),
        opening: "Bonjour {prénom},",
        closing: expect.stringContaining("répondez à ce message."),
      },
      changed: null,
    });
    const english = (await read()).languages.find(({ language }) => language === "en");
    expect(english?.usual.opening).toBe("Dear {first name},");
    expect(english?.placeholders).toContain("{date of the ride}");
  });

  it("are the owner's in the next mail of that language, and the product's in another", async () => {
    await save({ subject: "{prénom}, à bientôt", opening: "Cher {prénom},\n\nmerci <3" });
    const french = await mailOfRide("fr_FR");
    expect(french.subject).toBe("Anne-Sophie, à bientôt");
    expect(french.text).toContain("Cher Anne-Sophie,\n\nmerci <3");
    expect(french.html).toContain("Cher Anne-Sophie,<br><br>merci &lt;3");
    expect(french.html).not.toContain("Bonjour");
    // The facts are the product's.
    expect(french.text).toContain("Nous avons bien reçu votre réservation.");
    const english = await mailOfRide("en");
    expect(english.subject).toContain("received");
    expect(english.text).toContain("Dear Anne-Sophie,");
  });

  it("are refused at the field with unknown braces, or a line break in a subject", async () => {
    const refused = await save({ subject: "a\nb", opening: "Bonjour {prenom}", closing: "{vin}" });
    expect(refused).toMatchObject({
      status: 422,
      answer: { data: { errors: { subject: { code: "LINE_BREAK" } } } },
    });
    expect(await save({ opening: "Bonjour {prenom}", closing: "{vin}" })).toMatchObject({
      status: 422,
      answer: {
        data: {
          errors: {
            opening: { code: "UNKNOWN_PLACEHOLDER" },
            closing: { code: "UNKNOWN_PLACEHOLDER" },
          },
        },
      },
    });
    expect((await inFrench())?.opening).toBe("");
  });

  it("tell the second of two who save what the first has written", async () => {
    const version = (await inFrench())?.version ?? "";
    await save({ closing: "À bientôt" });
    const late = await platform.call("PUT", `${MAIL}/fr_FR`, {
      body: { ...NOTHING, closing: "Au revoir" },
      headers: { ...headers(), "If-Match": version },
    });
    expect(late).toMatchObject({
      status: 409,
      answer: { data: { code: "STALE", current: { closing: "À bientôt" } } },
    });
    expect((await inFrench())?.closing).toBe("À bientôt");
  });

  it("are in the audit log, and go back to the product's", async () => {
    await save({ closing: "À bientôt" });
    expect((await inFrench())?.changed).toMatchObject({ by: admin.email });
    await save({});
    expect(await platform.database.everySite.$count(mailWordings)).toBe(0);
    const log = await platform.database.everySite
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.subject, "mail booking-received fr_FR"))
      .orderBy(auditEntries.id);
    expect(log).toEqual([
      { before: { closing: "" }, after: { closing: "À bientôt" } },
      { before: { closing: "À bientôt" }, after: { closing: "" } },
    ]);
  });

  it("are shown in the mail before they are saved, where nothing runs", async () => {
    const query = new URLSearchParams({ subject: "<i>{prénom}", opening: "Ligne\n<script>" });
    const response = await platform.app.request(`${MAIL}/fr_FR/preview?${query}`, {
      headers: { ...headers(), idSite: "901" },
    });
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    const html = await response.text();
    expect(html).toContain("&lt;i&gt;Camille");
    expect(html).toContain("Ligne<br>&lt;script&gt;");
    expect(html).not.toContain("<script");
    expect((await inFrench())?.opening).toBe("");
  });

  it("are tried at the own address of whoever writes them", async () => {
    const { recipient } = await platform.data<{ recipient: string }>("POST", `${MAIL}/en/trial`, {
      headers: headers(),
      body: { ...NOTHING, subject: "Hello {first name}" },
    });
    expect(recipient).toBe(admin.email);
    expect(await writtenMails(platform)).toMatchObject([
      { recipient: admin.email, subject: "Hello Camille", attachments: [] },
    ]);
  });

  it("are of what the site sends alone: no order of one without a shop, no unknown language", async () => {
    for (const path of ["/admin/mail/no-such-mail", "/admin/mail/constructor"]) {
      expect((await platform.call("GET", path, { headers: headers() })).status).toBe(404);
    }
    const { status } = await platform.call("PUT", `${MAIL}/de`, {
      body: NOTHING,
      headers: { ...headers(), "If-Match": "x" },
    });
    expect(status).toBe(422);
  });
});
