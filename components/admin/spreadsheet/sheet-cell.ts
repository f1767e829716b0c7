/** What a cell holds, so that a spreadsheet takes a name in digits for no number and a day for one. */
export type SheetCell =
  /** A text, whatever it is made of: `01000` keeps its nought, `=1+1` is no sum. */
  | string
  | { head: string }
  | { count: number }
  /** With two decimals: euros, or a rate in percent. */
  | { amount: number }
  /** yyyy-MM-dd, of Paris. */
  | { day: string }
  /** An ISO instant, shown in Paris. */
  | { instant: string };

/** A sheet, row by row; a row without cells parts what stands above it from what follows. */
export type SheetRows = SheetCell[][];
