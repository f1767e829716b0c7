import type { SheetCell, SheetRows } from "./sheet-cell";

/**
 * Writes rows for a program that imports them, as a French spreadsheet opens them too: semicolons,
 * and the mark by which it knows the letters. A spreadsheet takes the zeros off a name in digits
 * here.
 */
export const spreadsheetCsv = (rows: SheetRows): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(";")).join("\r\n")}\r\n`;

function csvCell(cell: SheetCell): string {
  if (typeof cell === "string") return csvText(cell);
  if ("head" in cell) return csvText(cell.head);
  if ("count" in cell) return String(cell.count);
  if ("amount" in cell) return cell.amount.toFixed(2).replace(".", ",");
  return "day" in cell ? cell.day : cell.instant;
}

/** Quotes separators, and marks a text that a spreadsheet would calculate with as text. */
function csvText(text: string): string {
  const dialled = text.replace(/^\+(?=\d+$)/, "00");
  const plain = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(dialled) ? `'${dialled}` : dialled;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
