import { spreadsheetCsv } from "@/components/admin/spreadsheet/spreadsheet-csv";
import { outbox } from "@/platform/db/schema/outbox";
import { reviews } from "@/platform/db/schema/review";
import { tinyAnswer, tinyForm } from "@/testing/form-answer";
import { madeRide, reviewPath } from "@/testing/reviewed-ride";
import { TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";
import { activeMarkup } from "./active-markup";

const HARMLESS = "Un mot tout simple";
const LINE_END = /[\r\n\u2028\u2029]/;

interface LetterRun {
  texts: readonly string[];
  /** Writes the HTML of a mail; a test has a writer that escapes nothing. */
  written?: (html: string, text: string) => string;
  /** Writes a cell of an export; a test has a writer that marks no formula. */
  cell?: (text: string) => string;
  onRound?: () => void;
}

/**
 * Writes texts as strangers do: a message to the company, an answer to a form, the names of a
 * registration, a review; and looks through the letters that follow, and a cell of an export.
 */
export async function proveLetters(platform: TestPlatform, run: LetterRun) {
  const { written = (html) => html, cell = (text) => spreadsheetCsv([[text]]) } = run;
  const found = {
    faults: [] as string[],
    /** Texts that were taken, by the way they came. */
    taken: { message: 0, form: 0, registration: 0, review: 0 },
    letters: 0,
  };
  const ride = await madeRide(platform);
  const idForm = await tinyForm(platform, 901);
  const ways: Record<
    keyof typeof found.taken,
    (text: string, at: number) => [path: string, body: unknown]
  > = {
    message: (text) => [
      "/message",
      {
        ...{ name: text.slice(0, 100), subject: text.slice(0, 150), phone: text.slice(0, 30) },
        ...{ email: "anne@example.org", acceptPrivacy: true },
        message: `${text}\n${HARMLESS}\n${text}`,
      },
    ],
    form: (text) => [
      `/forms/${idForm}/submit`,
      tinyAnswer({ kind: "other", which: text, person: text, more: `${text}\n${text}` }),
    ],
    registration: (text, at) => [
      "/register",
      {
        ...{
          firstname: text.slice(0, 80),
          lastname: text.slice(0, 80),
          company: text.slice(0, 120),
        },
        ...{ kind: "PROFESSIONAL", phone: "+33612345678", email: `anne${at}@example.org` },
        ...{ password: TEST_PASSWORD, acceptTerms: true },
      },
    ],
    review: (text) => [reviewPath(ride), { rating: 4, text: `${text} ${HARMLESS}` }],
  };
  const own = new Set<string>();
  for (const [at, text] of [HARMLESS, ...run.texts].entries()) {
    for (const [way, callOf] of Object.entries(ways)) {
      const [path, body] = callOf(text, at);
      await platform.database.everySite.delete(outbox);
      await platform.database.everySite.delete(reviews);
      const { status, answer } = await platform.call("POST", path, { body });
      const isTaken = answer.success;
      if (isTaken && at > 0) found.taken[way as keyof typeof found.taken] += 1;
      const fault = (what: string) =>
        found.faults.push(`${way}: ${what}: ${JSON.stringify(text.slice(0, 100))}`);
      if (status >= 500 || (!isTaken && !answer.message)) fault(`answered by ${status}`);
      for (const { html, subject, recipient, replyTo } of await writtenMails(platform)) {
        found.letters += 1;
        for (const active of activeMarkup(written(html ?? "", text))) {
          if (at === 0) own.add(active);
          else if (!own.has(active)) fault(active);
        }
        const lines = [subject, recipient, replyTo ?? ""];
        if (lines.some((line) => LINE_END.test(line))) fault("ends a line of a letter's head");
      }
    }
    if (isReckoned(cell(text))) found.faults.push(`export: reckons: ${JSON.stringify(text)}`);
    if (at > 0) run.onRound?.();
  }
  return found;
}

/** Tells whether a spreadsheet would reckon with a file of one cell. */
const isReckoned = (csv: string): boolean =>
  csv
    .replace(/^\ufeff/, "")
    .split(/(?:^|;)(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .some((cell) => /^"?\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell));
