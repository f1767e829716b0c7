import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askForQuote, askForRide, bookRide } from "@/testing/booked-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;

// The ride is on 25 November at 10:00.
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

/** Lists the mails about a lapse: to whom, and their effect on a calendar. */
const expiryMails = async () =>
  (await writtenMails(platform))
    .filter(({ event }) => event.includes(":expired:"))
    .map(({ recipient, text, attachments }) => {
      const methods = attachments.map(({ contentType }) => contentType.split("method=")[1]);
      return { recipient, text: text.replaceAll("\u00a0", " "), methods };
    });

describe("a booking that nobody pays", () => {
  it("is told to customer and company, once, and leaves their calendars", async () => {
    const ride = await bookRide(platform);
    await platform.runUntil("2026-11-22T09:59:00+01:00");
    expect(await expiryMails()).toEqual([]);
    await platform.runUntil("2026-11-22T10:00:00+01:00");
    expect((await ride.page()).status).toBe("EXPIRED");
    const mails = await expiryMails();
    expect(mails).toMatchObject([
      { recipient: "anne@example.org", methods: ["CANCEL"] },
      { recipient: "contact@901.example", methods: ["CANCEL"] },
    ]);
    expect(mails[0]?.text).toContain(`/booking/${ride.booking.reference}?key=`);
    expect(mails[0]?.text).toContain("vous pouvez payer");
    await platform.runUntil("2026-11-26T10:00:00+01:00");
    expect(await expiryMails()).toEqual(mails);
  });

  it("is told each time that it happens", async () => {
    const ride = await bookRide(platform);
    await platform.runUntil("2026-11-22T10:00:00+01:00");
    await ride.payLink();
    await platform.runUntil("2026-11-24T10:00:00+01:00");
    expect((await ride.page()).status).toBe("EXPIRED");
    expect((await expiryMails()).map(({ recipient }) => recipient)).toEqual([
      "anne@example.org",
      "contact@901.example",
      "anne@example.org",
      "contact@901.example",
    ]);
  });

  it("cannot be had again once the ride was to begin", async () => {
    await bookRide(platform, { startAt: "2026-11-21T10:00:00+01:00" });
    await platform.runUntil("2026-11-21T10:00:00+01:00");
    for (const { text } of await expiryMails())
      expect(text).not.toMatch(/vous pouvez payer|reprend/i);
    expect(await expiryMails()).toHaveLength(2);
  });
});

describe("what lapses before it is a booking", () => {
  it("is told as a request that the company never priced", async () => {
    const ride = await askForRide(platform);
    await platform.runUntil("2026-11-25T10:00:00+01:00");
    expect(await ride.page()).toMatchObject({ status: "EXPIRED", vehicle: null, total: 0 });
    expect(await expiryMails()).toMatchObject([
      {
        recipient: "anne@example.org",
        text: expect.stringContaining("Nous ne vous avons pas donné de prix"),
        methods: [],
      },
    ]);
  });

  it("is told as a quote that nobody accepted", async () => {
    const ride = await askForQuote(platform, { startAt: "2027-01-20T10:00:00+01:00" });
    await platform.runUntil("2026-12-20T10:00:00+01:00");
    const page = await ride.page();
    expect(page).toMatchObject({ status: "EXPIRED", vehicle: null, may: { pay: false } });
    expect(page.total).toBeGreaterThan(0);
    expect(await expiryMails()).toMatchObject([
      {
        recipient: "anne@example.org",
        text: expect.stringContaining("Le délai pour accepter le devis est passé"),
        methods: [],
      },
    ]);
  });
});
