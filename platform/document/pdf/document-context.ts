import type { PaperData } from "@/platform/db/schema/document-data";
import type { PaperFigures } from "./document-figures";
import type { PaperLogo } from "./document-logo";
import type { PaperStyles } from "./document-styles";
import type { PaperWords } from "./document-words";

/** What every part of a paper is drawn from. */
export interface PaperContext<Data = PaperData> {
  data: Data;
  words: PaperWords;
  figures: PaperFigures;
  styles: PaperStyles;
  logo: PaperLogo | undefined;
}
