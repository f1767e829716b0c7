import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parameters } from "@/platform/db/schema/site-look";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { mailIdentity } from "./company-identity";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const identity = (language: "fr_FR" | "en" = "fr_FR") =>
  platform.database.inSite(901, (tx) => mailIdentity(tx, language));
const set = (type: string, value: string | null) =>
  platform.database.inSite(901, (tx) =>
    tx.update(parameters).set({ value }).where(eq(parameters.type, type)),
  );

describe("in whose name a mail is written", () => {
  it("is the site’s company, at its configured address", async () => {
    expect(await identity()).toMatchObject({
      language: "fr_FR",
      companyName: "Tiny site-901",
      email: "contact@901.example",
      phone: "+33240000000",
      siteUrl: "https://www.901.example",
    });
  });

  it("has the colours of the site, text that one can read included", async () => {
    await set("HEADER_BACKGROUND_COLOR", "#FAFAFAFF");
    await set("HEADER_FONT_COLOR", "#102030CC");
    await set("ACCENT_COLOR", "#AA5500FF");
    expect((await identity()).colours).toEqual({
      header: "#FAFAFA",
      onHeader: "#102030",
      accent: "#AA5500",
      onAccent: "#FFFFFF",
    });
    await set("HEADER_FONT_COLOR", "#EEEEEEFF");
    await set("ACCENT_COLOR", 'red" onload="x');
    expect((await identity()).colours).toEqual({
      header: "#FAFAFA",
      onHeader: "#000000",
      accent: "#D4AF37",
      onAccent: "#121212",
    });
  });

  it.each([
    ["https://avis.example/nous?a=1", "https://avis.example/nous?a=1"],
    ["/avis", "https://www.901.example/avis"],
    ["javascript:alert(1)", null],
    ["", null],
    [null, null],
  ])("asks for a review at %j: %j", async (value, url) => {
    await set("REVIEWS_URL", value);
    expect((await identity()).reviewUrl).toBe(url);
  });
});
