import { z } from "zod";
import { type ContentDefinition, fieldsOf } from "@/lib/contract/content/definition";
import type { ContentValues } from "@/lib/contract/content/draft";
import {
  type DeclaredField,
  type DeclaredFields,
  type FieldInput,
  fieldsWithin,
} from "@/lib/contract/field/field";
import type { Picture } from "@/lib/contract/image";
import type { LanguageCode } from "@/lib/contract/locale";
import { languageCodeSchema } from "@/lib/contract/locale";
import { type Crop, croppedPicture } from "@/lib/rules/site/picture-crop";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { FieldValues } from "@/platform/db/schema/content-item";
import { throwIfInvalid } from "@/platform/http/api-error";
import { apiErrorOf } from "@/platform/http/api-error-of";
import type { InvalidField } from "@/platform/http/message-of";
import { typedSchemaOf } from "./typed-fields";

export interface WrittenContent {
  values: FieldValues;
  words: PerLanguage<FieldValues>;
}

/** Schemas of working copies: one of a kind with blocks takes longer to build than to ask. */
const schemas = new Map<ContentDefinition, ReturnType<typeof schemaOf>>();

function schemaOf(content: ContentDefinition) {
  const words = typedSchemaOf(fieldsOf(content, true));
  return z.object({
    values: typedSchemaOf(fieldsOf(content, false)),
    words: z.object(Object.fromEntries(languageCodeSchema.options.map((code) => [code, words]))),
  });
}

/**
 * Reads the typed values of a content as they are kept: sanitised, and only the fields of its kind.
 * @throws ApiError INVALID_FIELDS, a field by `values.image`, or `words.en.title`
 */
export function readWritten(content: ContentDefinition, typed: ContentValues): WrittenContent {
  const schema = schemas.get(content) ?? schemaOf(content);
  schemas.set(content, schema);
  const read = schema.safeParse(typed);
  if (!read.success) throw apiErrorOf(read.error);
  return read.data as unknown as WrittenContent;
}

const isBlank = (value: unknown) =>
  typeof value === "string" &&
  value.replace(/<[^>]*>|&nbsp;|\s/g, "") === "" &&
  !/<img/.test(value);

const TYPED_TEXTS: ReadonlySet<FieldInput["kind"]> = new Set([
  ...(["LINE", "TEXT", "RICH_TEXT", "ADDRESS"] as const),
  ...(["EMAIL", "PHONE", "COLOUR"] as const),
]);

const isMissing = ({ input }: DeclaredField, value: unknown) =>
  value === null || value === undefined || (TYPED_TEXTS.has(input.kind) && isBlank(value));

/**
 * Returns the fields of a content that visitors read in a language.
 * @throws ApiError INVALID_FIELDS for fields that have to be written first
 */
export function publishedFields(
  content: ContentDefinition,
  written: WrittenContent,
  code: LanguageCode,
): FieldValues {
  const fields = writtenFields(content, written, code);
  const errors: Record<string, InvalidField> = {};
  for (const [name, field] of Object.entries(content.fields)) {
    const isMade = field.input.kind === "SLUG" || field.input.kind === "PATH";
    const isAsked = !field.only || field.only.is.includes(String(fields[field.only.where]));
    if (field.isOptional || isMade || !isAsked || !isMissing(field, fields[name])) continue;
    errors[field.isTranslated ? `words.${code}.${name}` : `values.${name}`] = "REQUIRED";
  }
  for (const [place, fault] of Object.entries(content.faults?.(fields) ?? {})) {
    errors[keyOfPlace(content, fields, { place, code })] ??= fault;
  }
  throwIfInvalid(errors);
  return fields;
}

/** Names the editor's field of a place: `fields.0.label` is `values.fields.0.label.en`. */
function keyOfPlace(
  { fields }: ContentDefinition,
  shown: FieldValues,
  { place, code }: { place: string; code: LanguageCode },
): string {
  const steps = place.split(".");
  if (fields[steps[0] ?? ""]?.isTranslated) return `words.${code}.${place}`;
  let within: DeclaredFields = fields;
  let field: DeclaredField | undefined;
  let value: unknown = shown;
  for (const step of steps) {
    value = (value as FieldValues | null)?.[step];
    if (Object.hasOwn(within, step)) field = within[step];
    // For an item's place, the fields within depend on the item.
    if (field) within = fieldsWithin(field.input, value);
  }
  return `values.${place}${field?.isTranslated ? `.${code}` : ""}`;
}

/** Returns the fields of a content in a language, even when some are missing. */
export function writtenFields(
  content: ContentDefinition,
  { values, words }: WrittenContent,
  code: LanguageCode,
): FieldValues {
  const fields = Object.entries(content.fields).map(([name, field]) => {
    const written = field.isTranslated ? words[code][name] : values[name];
    const value = isMissing(field, written) ? (field.isOptional ? null : field.default) : written;
    return [name, saidIn(field, value ?? null, code)];
  });
  return Object.fromEntries(fields);
}

/** Reduces a value to a language: a list or a group holds the words of all. */
function saidIn(field: DeclaredField, value: unknown, code: LanguageCode): unknown {
  const { input, isOptional } = field;
  if (value === null || value === undefined) return value;
  switch (input.kind) {
    case "LIST":
    case "MEDIA":
    case "PICTURES":
    case "BLOCKS":
      return Array.isArray(value)
        ? value.map((item: FieldValues) => {
            const said = saidItem(fieldsWithin(input, item), item, code);
            return input.kind === "PICTURES" ? pictureIn(said, item.alt, code) : said;
          })
        : value;
    case "LAYOUT":
      return saidItem(input.fields, value as FieldValues, code);
    case "LINK": {
      const said = saidItem(input.fields, value as FieldValues, code);
      return isOptional && Object.values(said).every(isEmpty) ? null : said;
    }
    case "PICTURE":
      return pictureIn(value as FieldValues, (value as FieldValues).alt, code);
    default:
      return value;
  }
}

const saidItem = (fields: DeclaredFields, item: FieldValues, code: LanguageCode): FieldValues => ({
  ...item,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const written = field.isTranslated
        ? (item[name] as Partial<PerLanguage<unknown>> | null)?.[code]
        : item[name];
      const said = written ?? (field.isOptional ? null : (field.default ?? null));
      return [name, saidIn(field, said, code)];
    }),
  ),
});

const isEmpty = (value: unknown) => value === null || value === undefined || isBlank(value);

/** Returns a picture as visitors see it: its part, described in their language. */
const pictureIn = (picture: FieldValues, alt: unknown, code: LanguageCode): FieldValues =>
  croppedPicture({ ...(picture as unknown as WrittenPicture), alt: altIn(alt, code) });

type WrittenPicture = Picture & { crop?: Crop | null };

/** Returns the description of a picture, which holds those of each language. */
const altIn = (alt: unknown, code: LanguageCode): string =>
  (alt as Partial<PerLanguage<string>> | null)?.[code] ?? "";
