import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { parameters } from "@/platform/db/schema/site-look";
import { termsVersions } from "@/platform/db/schema/terms";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";
import { acceptTerms } from "./accept-terms";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
  await setTerms("<p>Les conditions de {{COMPANY_NAME}}, 1</p>", "<p>The terms, 1</p>");
});
afterAll(() => platform.close());

const setTerms = (value: string, valueEn: string) =>
  platform.database.everySite
    .update(parameters)
    .set({ value, valueEn })
    .where(and(eq(parameters.idSite, 901), eq(parameters.type, "SALE_TERMS")));
const versions = () =>
  platform.database.everySite.select().from(termsVersions).orderBy(termsVersions.id);
const accept = (language: "fr_FR" | "en" = "fr_FR") =>
  platform.database.inSite(901, (tx) =>
    acceptTerms(tx, { idSite: 901, language }, platform.clock.now()),
  );

describe("accepted terms", () => {
  it("are kept once for a text and a language, however many accept them at once", async () => {
    const ids = await Promise.all([accept(), accept(), accept(), accept("en")]);
    expect(new Set(ids).size).toBe(2);
    const versionsAfter = await versions();
    expect(
      versionsAfter.map(({ language, version, text }) => [language, version, text]).sort(),
    ).toEqual([
      ["en", 1, "<p>The terms, 1</p>"],
      ["fr_FR", 1, "<p>Les conditions de Tiny site-901, 1</p>"],
    ]);
    for (const { text, hash } of versionsAfter) {
      expect(hash).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("belong to a booking and to an order as they were, and go with their confirmation", async () => {
    await platform.startAfresh();
    const ride = await bookRide(platform);
    await buyWine(platform);
    await setTerms("<p>Autres, 2</p>", "<p>Others, 2</p>");
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const [first] = (await versions()).filter(({ language }) => language === "fr_FR");
    const { everySite } = platform.database;
    for (const table of [bookings, orders]) {
      const rows = await everySite.select({ idTerms: table.idTerms }).from(table);
      expect(rows).toEqual([{ idTerms: first?.id }]);
    }
    const files = (await writtenMails(platform)).flatMap(({ event, attachments }) =>
      attachments.flatMap((file) =>
        "paper" in file && file.paper.kind === "TERMS"
          ? [
              [
                event
                  .split(":")
                  .slice(0, 1)
                  .concat(event.split(":")[2] ?? ""),
                file.paper,
                [file.filename, file.contentType],
              ],
            ]
          : [],
      ),
    );
    expect(files.map(([of]) => of)).toEqual([
      ["booking", "received"],
      ["order", "received"],
      ["booking", "confirmed"],
    ]);
    // Filters of mail distrust a file of HTML.
    for (const [, , file] of files) {
      expect(file).toEqual(["Conditions-de-vente.pdf", "application/pdf"]);
    }
    // Each version is a single paper, which is printed once.
    expect(new Set(files.map(([, paper]) => JSON.stringify(paper))).size).toBe(1);
    const [[, paper] = []] = files;
    expect(paper).toMatchObject({
      kind: "TERMS",
      language: "fr_FR",
      number: "1",
      hash: first?.hash,
      html: "<p>Les conditions de Tiny site-901, 1</p>",
    });
    // A booking made now accepts the terms of now.
    await bookRide(platform, { startAt: "2026-12-02T10:00:00+01:00" });
    const last = (await versions()).at(-1);
    expect(last).toMatchObject({ language: "fr_FR", version: 2, text: "<p>Autres, 2</p>" });
  });

  it("are never changed nor deleted", async () => {
    const { everySite } = platform.database;
    await expect(everySite.update(termsVersions).set({ text: "" })).rejects.toThrow();
    await expect(everySite.delete(termsVersions)).rejects.toThrow();
  });
});
