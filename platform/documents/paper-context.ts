import type { PaperData } from "./paper-data";
import type { PaperFigures } from "./paper-figures";
import type { PaperLogo } from "./paper-logo";
import type { PaperStyles } from "./paper-styles";
import type { PaperWords } from "./paper-words";

/** What every part of a paper is drawn from. */
export interface PaperContext<Data = PaperData> {
  data: Data;
  words: PaperWords;
  figures: PaperFigures;
  styles: PaperStyles;
  logo: PaperLogo | undefined;
}
