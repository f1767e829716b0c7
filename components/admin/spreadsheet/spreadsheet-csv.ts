import type { SheetCell, SheetRows } from "./sheet-cell";

/**
 * Rows for a program that imports them, as a French spreadsheet opens them too: semicolons, and the mark
 * by which it knows the letters. A spreadsheet takes the noughts off a name in digits here.
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

/** A text: what would part cells is quoted, and what a spreadsheet would reckon with is text. */
function csvText(text: string): string {
  const dialled = text.replace(/^\+(?=\d+$)/, "00");
  const plain = /^[=+\-@\t\r]/.test(dialled) ? `'${dialled}` : dialled;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
