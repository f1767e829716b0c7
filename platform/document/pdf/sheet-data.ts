import type { LanguageCode } from "@/lib/contract/locale";
import type { DocumentLook } from "@/platform/db/schema/document-data";
import type { Paragraph } from "./html-paragraphs";

/** All that the technical sheet of a product says: plain JSON, in the sheet's language. */
export interface SheetData {
  kind: "PRODUCT_SHEET";
  language: LanguageCode;
  /** The product's reference. */
  number: string;
  /** Instant of printing, ISO 8601. */
  issuedAt: string;
  seller: { name: string; address: string | null; phone: string | null };
  name: string;
  /** What it is: its kind, appellation and vintage, as far as it has them. */
  subtitle: string[];
  summary: string;
  paragraphs: Paragraph[];
  /** A path of the site's media. */
  picture: string | null;
  facts: { label: string; value: string }[];
  meals: string[];
  awards: string[];
  /** The ways in which it is sold. */
  packagings: { name: string; reference: string; volume: string; bottles: string }[];
  /** Whether the law's words on alcohol belong on it. */
  isAlcohol: boolean;
  look: DocumentLook;
}
