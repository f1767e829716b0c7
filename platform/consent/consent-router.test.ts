import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { consentChoices } from "@/platform/db/schema/consent";
import { deadlines } from "@/platform/db/schema/deadline";
import { runWithMailsSent } from "@/testing/run-with-mails-sent";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.startAfresh();
  for (const table of [consentChoices, deadlines]) await platform.database.everySite.delete(table);
});

const VISITOR = "0b9e5b1c-6d0a-4a55-8a3e-0d7c1f4b2a10";
const CHOICE = {
  visitor: VISITOR,
  shown: ["matomo", "gtag"],
  accepted: ["matomo"],
  edition: "0123456789ab",
};
const choose = (change: Record<string, unknown> = {}) =>
  platform.call("POST", "/consent", { body: { ...CHOICE, ...change }, language: "en" });
const kept = () =>
  platform.database.everySite.select().from(consentChoices).orderBy(consentChoices.id);

describe("a choice about cookies", () => {
  it("is kept with what was shown, what was accepted and when, and of nobody by name", async () => {
    expect((await choose()).status).toBe(200);
    expect(await kept()).toEqual([
      {
        id: expect.any(Number),
        idSite: 901,
        visitor: VISITOR,
        language: "en",
        edition: "0123456789ab",
        shown: ["matomo", "gtag"],
        accepted: ["matomo"],
        at: platform.clock.now(),
      },
    ]);
  });

  it("stays beside a later one of the same browser", async () => {
    await choose();
    await choose({ accepted: [] });
    expect((await kept()).map(({ accepted }) => accepted)).toEqual([["matomo"], []]);
  });

  it.each([
    [{ visitor: "Marie" }],
    [{ shown: [] }],
    [{ shown: ["matomo", "other"] }],
    [{ accepted: ["plausible"] }],
    [{ edition: "<p>" }],
    [{ shown: Array.from({ length: 50 }, () => "matomo") }],
  ])("is refused as %j", async (change) => {
    expect((await choose(change)).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it("is forgotten after twenty-five months, and those after it in their turn", async () => {
    const begin = platform.clock.now();
    await choose();
    platform.clock.moveTo("2027-06-01T10:00:00+02:00");
    await choose({ accepted: [] });
    const [sweep] = await platform.database.everySite.select().from(deadlines);
    expect(sweep?.kind).toBe("CONSENT_CHOICES_OVER");
    expect(sweep?.dueAt.getTime()).toBeGreaterThan(begin.getTime() + 750 * 86_400_000);
    await runWithMailsSent(platform, "2028-12-31T10:00:00+01:00");
    expect((await kept()).map(({ accepted }) => accepted)).toEqual([[]]);
    await runWithMailsSent(platform, "2029-07-03T10:00:00+02:00");
    expect(await kept()).toEqual([]);
    // The next one is forgotten in its time too.
    await choose();
    await runWithMailsSent(platform, "2031-09-01T10:00:00+02:00");
    expect(await kept()).toEqual([]);
  });
});
