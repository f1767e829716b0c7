/** Cell of a sheet, typed so that a spreadsheet takes a name in digits for no number. */
export type SheetCell =
  /** Text in every case: `01000` keeps its zero, `=1+1` is no sum. */
  | string
  | { head: string }
  | { count: number }
  /** Number with two decimals: euros, or a rate in percent. */
  | { amount: number }
  /** Day of Paris, yyyy-MM-dd. */
  | { day: string }
  /** ISO instant, shown in Paris. */
  | { instant: string };

/** Sheet, row by row; a row without cells parts the rows above it from those below. */
export type SheetRows = SheetCell[][];
