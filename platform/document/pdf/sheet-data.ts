import type { LanguageCode } from "@/lib/contract/locale";
import type { DocumentLook } from "@/platform/db/schema/document-data";
import type { Paragraph } from "./html-paragraphs";

/** Technical sheet of a product: plain JSON, in the sheet's language. */
export interface SheetData {
  kind: "PRODUCT_SHEET";
  language: LanguageCode;
  number: string;
  /** Instant of printing, ISO 8601. */
  issuedAt: string;
  seller: { name: string; address: string | null; phone: string | null };
  name: string;
  /** Kind, appellation and vintage, as far as it has them. */
  subtitle: string[];
  summary: string;
  paragraphs: Paragraph[];
  /** Path of the site's media. */
  picture: string | null;
  facts: { label: string; value: string }[];
  meals: string[];
  awards: string[];
  packagings: { name: string; reference: string; volume: string; bottles: string }[];
  /** True when the law's words on alcohol belong on it. */
  isAlcohol: boolean;
  look: DocumentLook;
}
