import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import type { FareList, NewBooking } from "@/lib/contract/booking";
import type { BookingPage } from "@/lib/contract/booking-page";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { bookings } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { htmlText } from "@/testing/html-text";
import { pdfText } from "@/testing/pdf-text";
import type { TestPlatform } from "@/testing/test-platform";
import { tinySite } from "@/testing/tiny-site";
import { bookedByAnyone } from "./booked-by-anyone";
import { missingIn, sevenMentions } from "./seven-mentions";

const { parameters } = tinySite(901);

/** Operator as the site names it in its parameters. */
const OPERATOR = {
  name: String(parameters.COMPANY_NAME),
  address: "12 quai de la Fosse, 44000 Nantes",
  phone: String(parameters.COMPANY_PHONE),
  email: String(parameters.COMPANY_EMAIL),
  register: String(parameters.VTC_REGISTER_NUMBER),
  siren: String(parameters.SIRET_NUMBER).slice(0, 11),
};

/** Function that gets a booking's page as its customer's browser does: the HTML. */
export type ReadPage = (
  link: { reference: string; key: string },
  locale: "fr" | "en",
) => Promise<string>;

/**
 * Books as anyone may, and looks for the seven mentions in the page's data, in the PDF, and in both
 * bodies of the mail; in the page itself too, where a site shows it.
 * @throws Error with the seed, the first order whose proof lacks a mention, and that mention
 */
export async function proveMentions(
  platform: TestPlatform,
  options: { seed: number; runs: number; readPage?: ReadPage; onRound?(): void },
): Promise<void> {
  const { grids } = await platform.data<FareList>("GET", "/fare");
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(
      bookedByAnyone(grids.map(({ idVehicle }) => idVehicle)),
      async ({ language, minutes, order }) => {
        await platform.startAfresh();
        keys += 1;
        const startAt = new Date(Date.parse("2026-12-30T06:00:00Z") + minutes * 60_000);
        const body = { ...order, startAt: startAt.toISOString() };
        const headers = { "Idempotency-Key": `anyone-${keys}` };
        const call = { body, language, headers };
        const booking = await platform.data<NewBooking>("POST", "/booking", call);
        const missing = await missingFrom(platform, booking, language, options.readPage);
        if (missing.length > 0) throw new Error(`Missing: ${missing.join(", ")}`);
        options.onRound?.();
      },
    ),
    {
      seed: options.seed,
      numRuns: options.runs,
      // The search for a shorter order would take longer than the proof.
      endOnFailure: true,
      includeErrorInReport: true,
    },
  );
}

async function missingFrom(
  platform: TestPlatform,
  { reference, key }: NewBooking,
  language: "fr_FR" | "en",
  readPage: ReadPage | undefined,
): Promise<string[]> {
  const { app, database } = platform;
  const rows = await database.everySite
    .select()
    .from(bookings)
    .where(eq(bookings.reference, reference));
  const [row] = rows;
  if (!row) throw new Error(`${reference} is not there`);
  const mentions = sevenMentions(row, OPERATOR, language);
  const at = (path: string) => `/booking/${reference}${path}?key=${key}`;
  const { proof } = await platform.data<BookingPage>("GET", at(""), { language });
  const pdf = await app.request(at("/proof"), {
    headers: { idSite: "901", userLang: language },
  });
  const [mail] = await database.everySite
    .select()
    .from(outbox)
    .where(like(outbox.event, `booking:${reference}:received:%`));
  const unwritten = {
    customer: [`${row.firstname} ${row.lastname}`, row.phone],
    bookedAt: [proof.bookedAt],
    pickupAt: [proof.pickupAt],
  };
  const isRight =
    Date.parse(proof.bookedAt) === row.createdAt.getTime() &&
    Date.parse(proof.pickupAt) === row.startAt.getTime();
  const shown = await readPage?.({ reference, key }, localeFromCode(language) ?? "fr");
  const texts = {
    ...(shown === undefined ? {} : { shown: htmlText(shown).texts.join(" ") }),
    page: JSON.stringify(proof),
    pdf: (await pdfText(new Uint8Array(await pdf.arrayBuffer()))).text,
    mail: mail?.text ?? "",
    html: htmlText(mail?.html ?? "").texts.join(" "),
  };
  return Object.entries(texts).flatMap(([where, text]) => {
    const expected = where === "page" ? { ...mentions, ...unwritten } : mentions;
    const missing = missingIn(text, expected).map((mention) => `${mention} (${where})`);
    return where === "page" && !isRight ? [...missing, "instants (page)"] : missing;
  });
}
