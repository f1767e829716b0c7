import { unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import type { SheetRows } from "./sheet-cell";
import { spreadsheetCsv } from "./spreadsheet-csv";
import { spreadsheetXlsx } from "./spreadsheet-xlsx";

const written = async (rows: SheetRows) =>
  new Uint8Array(await (await spreadsheetXlsx(rows)).arrayBuffer());

const opened = async (rows: SheetRows) => (await readXlsx(await written(rows))).sheets[0]?.rows;

const ROWS: SheetRows = [
  [{ head: "Code postal" }, { head: "Somme" }],
  ["01000", "+33639980102", "0033639980102", "1e5", "=1+1", "", "Bât. A ; 2e\n« là »"],
  [{ count: 6 }, { amount: 1234.5 }, { day: "2026-11-23" }, { instant: "2026-06-30T22:30:00Z" }],
];

it("keeps a name in digits as a text, a number as a number, and a day as a day", async () => {
  expect(await opened(ROWS)).toEqual([
    ["Code postal", "Somme", null, null, null, null, null],
    ["01000", "+33639980102", "0033639980102", "1e5", "=1+1", null, "Bât. A ; 2e\n« là »"],
    [6, 1234.5, new Date("2026-11-23T00:00Z"), new Date("2026-07-01T00:30Z"), null, null, null],
  ]);
});

it("holds no formula and no file but its own", async () => {
  const files = unzipSync(await written(ROWS));
  const sheet = new TextDecoder().decode(files["xl/worksheets/sheet1.xml"]);
  expect(sheet).not.toContain("<f");
  expect(sheet.match(/<c r="A2" t="s">/g)).toHaveLength(1);
});

it("needs no worker, which the policy of the panel refuses, for as much as a screen lists", async () => {
  const labels = Array.from({ length: 200 }, (_, n) =>
    Array.from({ length: 14 }, (_, m) => `${n}-${m}-${"é".repeat(15)}`),
  );
  const days = Array.from({ length: 800 }, () => [
    { day: "2026-11-23" },
    ...[1234.56, 1234.56, 1234.56].map((amount) => ({ amount })),
  ]);
  for (const rows of [labels, days]) {
    const sizes = Object.values(unzipSync(await written(rows))).map(({ length }) => length);
    // From here on fflate asks for a worker.
    expect(Math.max(...sizes)).toBeLessThan(160_000);
  }
});

it("is written as CSV for a program, in which a spreadsheet reckons with nothing", () => {
  expect(spreadsheetCsv(ROWS).split("\r\n")).toEqual([
    "\uFEFFCode postal;Somme",
    `01000;0033639980102;0033639980102;1e5;'=1+1;;"Bât. A ; 2e\n« là »"`,
    "6;1234,50;2026-11-23;2026-06-30T22:30:00Z",
    "",
  ]);
});
