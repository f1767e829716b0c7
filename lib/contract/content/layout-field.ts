import { z } from "zod";
import { BLOCKS } from "@/lib/contract/block/blocks";
import { shapeOf } from "@/lib/contract/field/field";
import {
  blockList,
  itemKey,
  line,
  linkAddress,
  list,
  richText,
  source,
  translated,
} from "@/lib/contract/field/fields";

/** Most texts, descriptions or addresses of one layout. */
const MOST = { max: 1_000 };

/**
 * Fields of a layout: its structure and styles, said once for all languages, and what each language
 * says in it. An element of the structure names its text, description or address by a key.
 */
export const LAYOUT_FIELDS = {
  html: source("HTML", "Structure", "Structure"),
  css: source("CSS", "Feuille de style", "Style sheet"),
  /** Written by the editor, beside the style sheet that somebody wrote by hand. */
  styles: source("CSS", "Réglages d’aspect", "Settings of its look"),
  texts: list(
    "Textes",
    "Texts",
    { key: itemKey(), text: translated(richText("Texte", "Text")) },
    MOST,
  ),
  descriptions: list(
    "Descriptions",
    "Descriptions",
    { key: itemKey(), text: translated(line("Description", "Description")) },
    MOST,
  ),
  addresses: list(
    "Liens",
    "Links",
    { key: itemKey(), text: translated(linkAddress("Le lien mène à", "The link leads to")) },
    MOST,
  ),
  blocks: blockList("Blocs", "Blocks", BLOCKS),
};

/** Declares the layout of a page: one structure, with the texts of each language. */
export const layout = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "LAYOUT" as const, fields: LAYOUT_FIELDS },
  schema: z.object(shapeOf(LAYOUT_FIELDS)),
});
