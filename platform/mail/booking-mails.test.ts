import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Booking, BookingRequest, FareList } from "@/lib/contract/booking";
import { booking } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { parameter } from "@/platform/db/schema/site-look";
import { anOrder } from "@/platform/testing/ride-order";
import {
  openTestPlatform,
  type TestCall,
  type TestPlatform,
} from "@/platform/testing/test-platform";

let platform: TestPlatform;
let idVehicle: number;
let key = 0;

beforeAll(async () => {
  platform = await openTestPlatform({
    services: {
      roadDistance: async () => ({ distanceKm: 72.4, durationMin: 60, estimate: true }),
    },
  });
  const { grids } = await platform.data<FareList>("GET", "/fare");
  idVehicle = grids[0]?.idVehicle ?? 0;
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.database.everySite.delete(booking);
  await platform.database.everySite.delete(outbox);
});

/** Books, and reads the customer's mail and the company's from the outbox. */
async function mailsOf(change: Partial<BookingRequest> = {}, call: TestCall = {}) {
  key += 1;
  const { reference, calendarFile } = await platform.data<Booking>("POST", "/booking", {
    ...call,
    body: anOrder(idVehicle, change),
    headers: { ...call.headers, "Idempotency-Key": `key-number-${key}` },
  });
  const [customer, company] = await platform.database.everySite
    .select()
    .from(outbox)
    .orderBy(asc(outbox.id));
  if (!customer || !company) throw new Error("Two mails were expected");
  return { reference, calendarFile, customer, company };
}

/** With plain spaces, so that a test can be read, and dates as older and newer runtimes write them. */
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/day, (?=\d)/g, "day ");

describe("the mails of a booking", () => {
  it("tell the customer, in the language of the order, all that was booked", async () => {
    const { reference, customer } = await mailsOf(
      { returnAt: "2026-11-29T22:30:00+01:00" },
      { language: "en" },
    );
    expect(customer).toMatchObject({
      recipient: "anne@example.org",
      replyTo: "contact@901.example",
      subject: `Tiny site-901: booking ${reference}`,
      sentAt: null,
      keptAt: null,
      attempts: 0,
      nextAttemptAt: platform.clock.now(),
    });
    expect(plain(customer.text)).toBe(
      [
        "Your booking has been received",
        "Dear Anne-Sophie,",
        "We have received your booking. We check the ride and confirm it by e-mail or text message. Nothing has been charged.",
        [
          `Reference: ${reference}`,
          "Ride: Transfer",
          "Pickup: Aéroport Nantes Atlantique, 44340 Bouguenais",
          "Destination: La Baule-Escoublac (44500)",
          "Distance: 72.4 km",
          "Date and time: Wednesday 25 November 2026 at 10:00",
          "Way back: Sunday 29 November 2026 at 22:30",
          "Passengers: 2",
          "Suitcases: 1",
          "Vehicle: Saloon en site-901",
        ].join("\n"),
        [
          "Out: Ride of 72.4 km at €2.00 a km: €144.80",
          "Back: Ride of 72.4 km at €2.00 a km: €144.80",
          "Back: Night supplement (20%): €28.96",
          "Back: Sunday supplement (10%): €14.48",
          "Total incl. VAT: €333.04",
          "of which VAT at 10%: €30.28",
        ].join("\n"),
        "A question, a change? Call us on +33240000000, day or night, or reply to this message.",
        "-- \nTiny site-901\n+33240000000\nhttps://www.901.example",
      ].join("\n\n"),
    );
  });

  it("tell the company, in French, whom to answer and what was asked", async () => {
    const { reference, company } = await mailsOf(
      {
        message: "Deux sièges enfant,\ns’il vous plaît.",
        travel: { flightNumber: "AF 1234" },
        customer: { ...anOrder(0).customer, kind: "PROFESSIONAL", company: "Les Chantiers" },
      },
      { language: "en" },
    );
    expect(company).toMatchObject({
      recipient: "contact@901.example",
      replyTo: "anne@example.org",
    });
    expect(plain(company.subject)).toBe(
      `Réservation ${reference}, mercredi 25 novembre 2026 à 10:00`,
    );
    const text = plain(company.text);
    for (const line of [
      "Client : Anne-Sophie Le Bihan",
      "Société : Les Chantiers",
      "Téléphone : +33639980102",
      "Vol : AF 1234",
      "Véhicule : Saloon fr site-901",
      "Course de 72,4 km à 2,00 € le km : 144,80 €",
      "Total TTC : 144,80 €",
      "dont TVA à 10 % : 13,16 €",
      "> Deux sièges enfant,\n> s’il vous plaît.",
    ]) {
      expect(text).toContain(line);
    }
  });

  it("carry the calendar file", async () => {
    const { reference, calendarFile, customer, company } = await mailsOf();
    const attachment = {
      filename: `${reference}.ics`,
      contentType: "text/calendar; charset=utf-8; method=PUBLISH",
      content: calendarFile,
    };
    expect(customer.attachments).toEqual([attachment]);
    expect(company.attachments).toEqual([attachment]);
  });

  it("say the same as HTML, and escape whatever was written", async () => {
    const { customer, company, reference } = await mailsOf({
      message: "<img src=x onerror=alert(1)>",
      customer: { ...anOrder(0).customer, firstname: '<b>"Anne"&' },
    });
    expect(customer.html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(customer.html).toContain("Bonjour &lt;b&gt;&quot;Anne&quot;&amp;,");
    expect(company.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    for (const { html } of [customer, company]) {
      expect(html).not.toMatch(/<(b|img|script)\b/);
      expect(html).toContain(reference);
      expect(plain(html)).toContain("144,80 €");
      expect(plain(html)).toContain("dont TVA à 10 %");
    }
  });

  it("link to the site’s configured address, whatever the request says", async () => {
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    const { customer, company } = await mailsOf({}, { headers });
    for (const { html, text, attachments } of [customer, company]) {
      expect(html).toContain('<a href="https://www.901.example"');
      expect(html + text + JSON.stringify(attachments)).not.toContain("evil");
    }
  });

  it("wear the colours of the site, text that one can read included", async () => {
    const set = (type: string, value: string | null) =>
      platform.database.everySite.update(parameter).set({ value }).where(eq(parameter.type, type));
    await set("HEADER_BACKGROUND_COLOR", "#FAFAFAFF");
    await set("HEADER_FONT_COLOR", "#102030CC");
    await set("ACCENT_COLOR", "#AA5500FF");
    const own = (await mailsOf()).customer.html;
    expect(own).toContain("background:#FAFAFA;border-bottom:3px solid #AA5500");
    expect(own).toContain("color:#102030;");
    await platform.database.everySite.delete(booking);
    await platform.database.everySite.delete(outbox);

    await set("HEADER_FONT_COLOR", "#EEEEEEFF");
    await set("ACCENT_COLOR", 'red" onload="x');
    const corrected = (await mailsOf()).customer.html;
    expect(corrected).toContain("background:#FAFAFA;border-bottom:3px solid #D4AF37");
    expect(corrected).toContain("color:#000000;");
  });

  it("are the customer’s alone when the company has no address", async () => {
    const { database } = platform;
    await database.everySite
      .update(parameter)
      .set({ value: null })
      .where(eq(parameter.type, "COMPANY_EMAIL"));
    await expect(mailsOf()).rejects.toThrow("Two mails were expected");
    const [only, ...others] = await database.everySite.select().from(outbox);
    expect(only).toMatchObject({ recipient: "anne@example.org", replyTo: null });
    expect(others).toEqual([]);
  });
});
