import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { LanguageCode } from "@/lib/contract/locale";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import { parameters } from "@/platform/db/schema/site-look";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { contactAddress } from "./contact-address";

const SITE = "https://www.901.example";

let platform: TestPlatform;
beforeEach(async () => {
  await platform?.close();
  platform = await openTestPlatform();
  await set("HIDE_CONTACT_PAGE", "false");
});
afterAll(() => platform.close());

const addressIn = (language: LanguageCode) =>
  platform.database.inSite(901, (tx) => contactAddress(tx, SITE, { reference: "R1", language }));

const makeContactPage = (url: string) =>
  platform.database.inSite(901, async (tx) => {
    const [page] = await tx.select().from(pageTranslations).where(eq(pageTranslations.url, url));
    await tx
      .update(pages)
      .set({ role: "CONTACT" })
      .where(eq(pages.id, page?.idPage ?? 0));
  });

const set = (type: string, value: string | null) =>
  platform.database.inSite(901, (tx) =>
    tx.update(parameters).set({ value }).where(eq(parameters.type, type)),
  );

describe("where a customer writes to the company", () => {
  it("is the page of that role, at its path in the customer's language", async () => {
    await makeContactPage("/grape");
    await platform.database.inSite(901, (tx) =>
      tx
        .update(pageTranslations)
        .set({ url: "/write-to-us" })
        .where(and(eq(pageTranslations.url, "/grape"), eq(pageTranslations.code, "en"))),
    );
    expect(await addressIn("fr_FR")).toBe(`${SITE}/grape?reference=R1`);
    expect(await addressIn("en")).toBe(`${SITE}/en/write-to-us?reference=R1`);
  });

  it("is the mail address of a site whose page is not there, not valid, or hidden", async () => {
    const mail = "mailto:contact@901.example?subject=R1";
    expect(await addressIn("fr_FR")).toBe(mail);
    await makeContactPage("/draft");
    expect(await addressIn("fr_FR")).toBe(mail);
    await platform.database.inSite(901, (tx) => tx.update(pages).set({ isValid: true }));
    expect(await addressIn("fr_FR")).toBe(`${SITE}/draft?reference=R1`);
    await set("HIDE_CONTACT_PAGE", "true");
    expect(await addressIn("fr_FR")).toBe(mail);
  });

  it("is nowhere without either", async () => {
    await set("COMPANY_EMAIL", null);
    expect(await addressIn("fr_FR")).toBeNull();
  });
});
