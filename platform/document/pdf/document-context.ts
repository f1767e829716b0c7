import type { DocumentData } from "@/platform/db/schema/document-data";
import type { DocumentFigures } from "./document-figures";
import type { DocumentLogo } from "./document-logo";
import type { DocumentStyles } from "./document-styles";
import type { DocumentWords } from "./document-words-fr";

export interface DocumentContext<Data = DocumentData> {
  data: Data;
  words: DocumentWords;
  figures: DocumentFigures;
  styles: DocumentStyles;
  logo: DocumentLogo | undefined;
}
