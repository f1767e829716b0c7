import type { Cell } from "write-excel-file/universal";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { SheetCell, SheetRows } from "./sheet-cell";

const DAY = "dd/mm/yyyy";
/** Widths in letters of a common font, which leave room around them. */
const WIDTH = { least: 12, most: 44 };

/** Writes rows as an Excel workbook of one sheet; the library for it is loaded on demand. */
export async function spreadsheetXlsx(rows: SheetRows): Promise<Blob> {
  const { default: writeExcelFile } = await import("write-excel-file/universal");
  const columns = columnWidths(rows).map((width) => ({ width }));
  return writeExcelFile(
    rows.map((row) => row.map(excelCell)),
    { columns },
  ).toBlob();
}

function excelCell(cell: SheetCell): Cell {
  if (typeof cell === "string") return cell === "" ? null : { type: String, value: cell };
  if ("head" in cell) return { type: String, value: cell.head, fontWeight: "bold" };
  if ("count" in cell) return { type: Number, value: cell.count };
  if ("amount" in cell) return { type: Number, value: cell.amount, format: "#,##0.00" };
  if ("day" in cell) return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: DAY };
  // A workbook knows no zones: the clock of Paris is written down as if it were that of Greenwich.
  const clock = new Date(`${parisIso(new Date(cell.instant)).slice(0, 19)}Z`);
  return { type: Date, value: clock, format: `${DAY} hh:mm` };
}

function columnWidths(rows: SheetRows): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const lengths = rows.map((row) => textLength(row[column] ?? ""));
    return Math.min(WIDTH.most, Math.max(WIDTH.least, ...lengths) + 2);
  });
}

function textLength(cell: SheetCell): number {
  if (typeof cell === "string") return cell.length;
  if ("head" in cell) return cell.head.length;
  return "instant" in cell ? `${DAY} hh:mm`.length : DAY.length;
}
