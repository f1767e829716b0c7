import type { ContentValues } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import { isBlank } from "@/lib/rules/text/is-blank";
import { codeFromLocale, LOCALES } from "@/lib/rules/text/locale-code";
import type { PanelContent, WrittenField } from "@/lib/site/panel-contents";

export const CODES: LanguageCode[] = LOCALES.map(codeFromLocale);

/** Values of a working copy, by the keys of the API's errors: `words.en.title`. */
export type FlatValues = Record<string, unknown>;

/** Field of a working copy, once for each language where it is written in each. */
export interface KeyedField {
  key: string;
  name: string;
  field: WrittenField;
  code: LanguageCode | null;
}

type WithFields = Pick<PanelContent, "fields">;

/** Returns the key of a field, of a language or the same in all of them. */
export const fieldKey = (name: string, code: LanguageCode | null): string =>
  code ? `words.${code}.${name}` : `values.${name}`;

export const keyedFields = ({ fields }: WithFields): KeyedField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    (field.isTranslated ? CODES : [null]).map((code) => ({
      key: fieldKey(name, code),
      name,
      field,
      code,
    })),
  );

/** Returns the values of a working copy by keys; null for a field without a value yet. */
export const flatValues = (content: WithFields, { values, words }: ContentValues): FlatValues =>
  Object.fromEntries(
    keyedFields(content).map(({ key, name, code }) => [
      key,
      (code ? words[code]?.[name] : values[name]) ?? null,
    ]),
  );

export const initialValues = (content: WithFields): FlatValues =>
  Object.fromEntries(keyedFields(content).map(({ key, field }) => [key, field.initial]));

export function contentValues(content: WithFields, flat: FlatValues): ContentValues {
  const values: Record<string, unknown> = {};
  const words = Object.fromEntries(CODES.map((code) => [code, {} as Record<string, unknown>]));
  for (const { key, name, code } of keyedFields(content)) {
    (code ? (words[code] ?? {}) : values)[name] = flat[key] ?? null;
  }
  return { values, words } as ContentValues;
}

export const isSameValue = (a: unknown, b: unknown): boolean =>
  (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);

export const changedFrom = (before: FlatValues, now: FlatValues): FlatValues =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !isSameValue(before[key], value)),
  );
