import type { SheetData } from "./sheet-data";
import type { SheetStyles } from "./sheet-styles";
import type { sheetWords } from "./sheet-words";

export interface SheetContext {
  data: SheetData;
  words: (typeof sheetWords)["fr_FR"];
  styles: SheetStyles;
}
