import type { SaidBlock } from "@/lib/contract/block/block-faults";
import type { LanguageCode } from "@/lib/contract/locale";
import { codeFromLocale, LOCALES } from "@/lib/rules/text/locale-code";

/** Text of a layout in each language, by the key that an element of the structure names. */
export interface LayoutText {
  key: string;
  text: Partial<Record<LanguageCode, string | null>>;
}

export interface LayoutTexts {
  texts: LayoutText[];
  descriptions: LayoutText[];
  addresses: LayoutText[];
}

/** Layout of a page as it is written: its structure and styles, and the texts of each language. */
export interface Layout extends LayoutTexts {
  html: string;
  css: string;
  styles: string;
  blocks: SaidBlock[];
}

/** Text of a layout in the language that it is read in. */
export interface SaidText {
  key: string;
  text: string | null;
}

/** Layout of a page as one language reads it. */
export interface SaidLayout {
  html: string | null;
  css: string | null;
  styles: string | null;
  texts: SaidText[];
  descriptions: SaidText[];
  addresses: SaidText[];
  blocks: SaidBlock[];
}

export type TextList = keyof LayoutTexts;

/** Languages that a layout may have texts in. */
export const TEXT_LANGUAGES: LanguageCode[] = LOCALES.map(codeFromLocale);

/** Property by which an element names its text. */
export const TEXT_KEY = "dataText";

/** Attributes that each language writes, with the property that names the key of each. */
export const TEXT_ATTRIBUTES = [
  { property: "alt", keyProperty: "dataTextAlt", list: "descriptions" },
  { property: "title", keyProperty: "dataTextTitle", list: "descriptions" },
  { property: "ariaLabel", keyProperty: "dataTextAriaLabel", list: "descriptions" },
  { property: "href", keyProperty: "dataTextHref", list: "addresses" },
] as const satisfies readonly { property: string; keyProperty: string; list: TextList }[];

export const EMPTY_LAYOUT: Layout = {
  html: "",
  css: "",
  styles: "",
  texts: [],
  descriptions: [],
  addresses: [],
  blocks: [],
};
