import type { LanguageCode } from "@/lib/contract/locale";
import type { DocumentLook } from "./document-data";

/** Terms of sale that a customer has accepted, as they are printed: plain JSON. */
export interface TermsPaper {
  kind: "TERMS";
  language: LanguageCode;
  /** Version of the terms in this language, counted from 1. */
  number: string;
  /** Time of the first acceptance of this text, ISO 8601. */
  issuedAt: string;
  /** SHA-256 of the text, in hex. */
  hash: string;
  /** HTML of the accepted terms. */
  html: string;
  seller: { name: string; address: string | null; phone: string | null };
  look: DocumentLook;
}
