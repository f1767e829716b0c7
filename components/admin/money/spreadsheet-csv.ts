/** A number as a French spreadsheet reads it. */
export const spreadsheetAmount = (value: number): string => value.toFixed(2).replace(".", ",");

/**
 * Rows as a French spreadsheet opens them: semicolons, and the mark by which it knows the letters.
 * What stands in a cell has neither semicolons nor quotes.
 */
export const spreadsheetCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => row.join(";")).join("\r\n")}\r\n`;
