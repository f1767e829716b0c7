import type { LanguageCode } from "@/lib/contract/locale";
import { isBlank } from "@/lib/rules/text/is-blank";
import type { Label } from "./field";

/** Field as far as its texts are looked for: with its schema, or as the browser gets it. */
export interface TranslatableField {
  label: Label;
  input: {
    kind: string;
    fields?: Record<string, TranslatableField>;
    blocks?: Record<string, { label: Label; fields: Record<string, TranslatableField> }>;
  };
  isOptional?: true;
  isTranslated?: true;
  isMade?: true;
  only?: { where: string; is: readonly string[] };
}

type Item = Record<string, unknown>;
export type SaidInEach = Partial<Record<LanguageCode, unknown>>;

/** Text that is written in each language, wherever it stands in a content. */
export interface TranslatedText {
  /** Steps to it: `title`, or `blocks.0.conf.title`. */
  place: string;
  /** The same, by the names of blocks and items that have one: they stay when these are moved. */
  identity: string;
  /** Labels from the outermost to the text's own. */
  labels: Label[];
  field: TranslatableField;
  /** May be empty in every language. */
  isOptional: boolean;
  /** Made of another text where it is left empty. */
  isMade: boolean;
  said: SaidInEach;
}

interface Place {
  place: string[];
  identity: string[];
  labels: Label[];
  isOptional: boolean;
}

const isAsked = ({ only }: TranslatableField, item: Item): boolean =>
  !only || only.is.includes(String(item[only.where]));

/**
 * Lists the texts of a content that are written in each language, in the order of its form: its own
 * fields, then those within its lists, groups and blocks. Hidden blocks are left out.
 */
export function translatedTexts(
  fields: Record<string, TranslatableField>,
  { values, words }: { values: Item; words: Partial<Record<LanguageCode, Item>> },
): TranslatedText[] {
  const root: Place = { place: [], identity: [], labels: [], isOptional: false };
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field, values));
  const saidOf = (name: string) =>
    Object.fromEntries(Object.entries(words).map(([code, said]) => [code, said?.[name]]));
  const own = asked.flatMap(([name, field]) =>
    field.isTranslated ? [textAt(field, below(root, { name, field }), saidOf(name))] : [],
  );
  const within = asked.flatMap(([name, field]) =>
    field.isTranslated ? [] : textsIn(field, values[name], below(root, { name, field })),
  );
  return [...own, ...within];
}

const below = (
  { place, identity, labels, isOptional }: Place,
  { name, as = name, field }: { name: string; as?: string; field?: TranslatableField },
): Place => ({
  place: [...place, name],
  identity: [...identity, as],
  labels: field ? [...labels, field.label] : labels,
  isOptional: isOptional || (field?.isOptional ?? false),
});

/** Description of a picture, which belongs to the picture itself. */
const DESCRIPTION: TranslatableField = {
  label: { fr: "Ce qu’on voit sur l’image", en: "What the picture shows" },
  input: { kind: "LINE" },
  isOptional: true,
  isTranslated: true,
};

const MADE: ReadonlySet<string> = new Set(["SLUG", "PATH"]);

const textAt = (
  field: TranslatableField,
  { place, identity, labels, isOptional }: Place,
  said: SaidInEach,
): TranslatedText => ({
  place: place.join("."),
  identity: identity.join("."),
  labels,
  field,
  isOptional,
  isMade: field.isMade ?? MADE.has(field.input.kind),
  said,
});

function textsIn(field: TranslatableField, value: unknown, at: Place): TranslatedText[] {
  const { kind, fields = {} } = field.input;
  if (value === null || value === undefined) return [];
  if (kind === "PICTURE") return [descriptionOf(value as Item, at)];
  if (kind === "LINK" || kind === "LAYOUT") return textsOfItem(fields, value as Item, at);
  if (!Array.isArray(value)) return [];
  return (value as Item[]).flatMap((item, index) => {
    const name = String(index);
    if (kind === "BLOCKS") {
      const block = field.input.blocks?.[String(item.type)];
      if (!block || item.isHidden) return [];
      const place = below(at, { name, as: String(item.slug) });
      return textsOfItem(block.fields, item, {
        ...place,
        labels: [block.label],
      });
    }
    const numbered = { ...at, labels: [...at.labels, numberLabel(index + 1)] };
    const place = below(numbered, { name, as: keyOf(fields, item) ?? name });
    const texts = textsOfItem(fields, item, place);
    return kind === "PICTURES" ? [descriptionOf(item, place), ...texts] : texts;
  });
}

function textsOfItem(
  fields: Record<string, TranslatableField>,
  item: Item,
  at: Place,
): TranslatedText[] {
  return Object.entries(fields).flatMap(([name, field]): TranslatedText[] => {
    if (!isAsked(field, item)) return [];
    // The group that holds all settings of a block is called as the block is.
    const isGroup = at.labels.at(-1)?.fr === field.label.fr;
    const place = below(at, { name, field });
    const inside = isGroup ? { ...place, labels: at.labels } : place;
    if (!field.isTranslated) return textsIn(field, item[name], inside);
    return [textAt(field, inside, (item[name] ?? {}) as SaidInEach)];
  });
}

const numberLabel = (number: number): Label => ({ fr: String(number), en: String(number) });

/** Returns the key by which an item of a list is known, where it has one. */
function keyOf(fields: Record<string, TranslatableField>, item: Item): string | undefined {
  const key = Object.keys(fields).find((name) => fields[name]?.input.kind === "KEY");
  const value = key && item[key];
  return typeof value === "string" ? value : undefined;
}

const descriptionOf = (picture: Item, at: Place): TranslatedText =>
  textAt(
    DESCRIPTION,
    below(at, { name: "alt", field: DESCRIPTION }),
    (picture.alt ?? {}) as SaidInEach,
  );

/** Tells whether a text is missing in a language: needed, or written in another one. */
export const isLacking = (
  { said, isOptional, isMade }: Pick<TranslatedText, "said" | "isOptional" | "isMade">,
  code: LanguageCode,
): boolean =>
  !isMade &&
  isBlank(said[code]) &&
  (!isOptional || Object.values(said).some((text) => !isBlank(text)));
