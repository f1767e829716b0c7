import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SiteInfo } from "@/lib/contract/site";
import { outbox } from "@/platform/db/schema/outbox";
import { sites } from "@/platform/db/schema/site";
import { bookRide } from "@/testing/booked-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";
import { recordOrigin } from "./site-origin";

const OWN = 901;
const OTHER = 902;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite
    .update(sites)
    .set({ url: null, productionUrl: null, developmentUrl: null });
});

const serve = (idSite: number, siteUrl: string | undefined, port: number | undefined) =>
  recordOrigin(platform.database.everySite, { idSite, siteUrl, port });
const setByOwner = (url: string) =>
  platform.database.everySite.update(sites).set({ url }).where(eq(sites.id, OWN));
const shown = async (idSite = OWN) =>
  (await platform.data<SiteInfo>("GET", "/site/info", { idSite })).url;

const originsIn = (text: string) =>
  new Set(Array.from(text.matchAll(/https?:\/\/[^/\s"<\\]+/g), ([origin]) => origin));

describe("the address of a site", () => {
  it.each<[string, string | undefined, string | null, number | undefined, string]>([
    ["SITE_URL first", "https://a.example", "https://owner.example", 3100, "https://a.example"],
    ["then its owner's", undefined, "https://owner.example", 3100, "https://owner.example"],
    ["then the port", undefined, null, 3100, "http://localhost:3100"],
    ["of a provider alone: SITE_URL", "https://a.example", null, undefined, "https://a.example"],
    ["of one that knows nothing", undefined, null, undefined, "http://localhost:3000"],
  ])("is %s", async (_, siteUrl, byOwner, port, origin) => {
    if (byOwner) await setByOwner(byOwner);
    expect(await serve(OWN, siteUrl, port)).toBe(origin);
    expect(await shown()).toBe(origin);
  });

  it("is another one as soon as it is served elsewhere", async () => {
    await serve(OWN, "https://a.example", 3000);
    await serve(OWN, "https://b.example", 3000);
    expect(await shown()).toBe("https://b.example");
    await serve(OWN, undefined, 3100);
    expect(await shown()).toBe("http://localhost:3100");
  });

  it("is left to a deployment by a provider alone that was not told", async () => {
    await serve(OWN, "https://a.example", 3000);
    expect(await serve(OWN, undefined, undefined)).toBe("https://a.example");
  });

  it("is its own for each of two sites of one database, whoever asks", async () => {
    await serve(OWN, "https://a.example", 3000);
    await serve(OTHER, undefined, 3100);
    expect(await shown()).toBe("https://a.example");
    expect(await shown(OTHER)).toBe("http://localhost:3100");
  });

  it("is none where there is no such site", async () => {
    expect(await serve(999, "https://a.example", 3000)).toBeUndefined();
  });
});

describe("what links to a site at PORT=3100", () => {
  it("are its mails with their files, and its calendar files", async () => {
    await serve(OTHER, undefined, 3100);
    const { booking } = await bookRide(platform, {}, OTHER);
    const { calendarFile } = booking;
    expect(originsIn(calendarFile)).toEqual(new Set(["http://localhost:3100"]));
    expect(calendarFile).toMatch(/^PRODID:.*\/\/FR\r$/m);
    expect(calendarFile.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const mails = await writtenMails(platform);
    expect(mails.length).toBeGreaterThan(1);
    for (const { text, html, attachments } of mails) {
      const origins = originsIn(text + html + JSON.stringify(attachments));
      expect(origins).toEqual(new Set(["http://localhost:3100"]));
    }
  });

  it("is written by another process's deadlines too", async () => {
    await serve(OTHER, "https://b.example", 3100);
    await bookRide(platform, {}, OTHER);
    await platform.database.everySite.delete(outbox);
    await serve(OWN, "https://a.example", 3000);
    await platform.runUntil("2026-11-24T12:00:00+01:00");
    const mails = await writtenMails(platform);
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(originsIn(text)).toEqual(new Set(["https://b.example"]));
  });
});
