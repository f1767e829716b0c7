/** A number as a French spreadsheet reads it. */
export const spreadsheetAmount = (value: number): string => value.toFixed(2).replace(".", ",");

/**
 * A text that somebody else wrote, as it may stand in a cell: what would part cells is quoted, and what
 * a spreadsheet would reckon with is text.
 */
export function spreadsheetCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Rows as a French spreadsheet opens them: semicolons, and the mark by which it knows the letters.
 * What stands in a cell has neither semicolons nor quotes.
 */
export const spreadsheetCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => row.join(";")).join("\r\n")}\r\n`;
