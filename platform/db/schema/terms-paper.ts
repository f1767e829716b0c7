import type { LanguageCode } from "@/lib/contract/locale";
import type { DocumentLook } from "./document-data";

/** The terms of sale that a customer has accepted, as they are printed: plain JSON. */
export interface TermsPaper {
  kind: "TERMS";
  language: LanguageCode;
  /** Which version of the terms in this language, counted from 1. */
  number: string;
  /** When somebody accepted this text first, ISO 8601. */
  issuedAt: string;
  /** SHA-256 of the text, in hex. */
  hash: string;
  /** As HTML, as it was accepted. */
  html: string;
  seller: { name: string; address: string | null; phone: string | null };
  look: DocumentLook;
}
