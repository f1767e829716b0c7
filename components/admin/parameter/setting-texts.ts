import type { AdminParameter } from "@/lib/contract/admin/parameter";
import { isSaidInEach, type SettingValue } from "@/lib/rules/setting/setting-value";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";

/** Field of a setting's form: its value, or its text in a language. */
export interface SettingField {
  /** `value`, or `value.en`, by which an error finds it. */
  name: string;
  locale: Locale | null;
}

export const settingFields = (value: SettingValue, locales: readonly Locale[]): SettingField[] =>
  isSaidInEach(value)
    ? locales.map((locale) => ({ name: `value.${codeFromLocale(locale)}`, locale }))
    : [{ name: "value", locale: null }];

/** Returns a value by the names of its form's fields; one without a language is the French one. */
export const settingValues = (
  fields: readonly SettingField[],
  value: SettingValue,
): Record<string, string | null> =>
  Object.fromEntries(
    fields.map(({ name, locale }) => {
      if (isSaidInEach(value)) return [name, value[codeFromLocale(locale ?? "fr")]];
      return [name, locale === "en" ? null : value];
    }),
  );

/** Returns the saved texts of a setting; one that is not set shows its default. */
export const savedTexts = (
  fields: readonly SettingField[],
  { value, isSet, default: usual }: Pick<AdminParameter, "value" | "isSet" | "default">,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settingValues(fields, isSet ? value : usual)).map(([name, said]) => [
      name,
      said ?? "",
    ]),
  );

/** Returns typed texts as a call takes them; an English text that is empty is as the French one. */
export function typedValue(
  fields: readonly SettingField[],
  value: SettingValue,
  typed: Record<string, string>,
): SettingValue {
  const texts = fields.map(({ name, locale }) => {
    const text = typed[name] ?? "";
    return [locale, locale === "en" && text === "" ? null : text] as const;
  });
  if (!isSaidInEach(value)) return texts[0]?.[1] ?? null;
  const said = texts.map(([locale, text]) => [codeFromLocale(locale ?? "fr"), text]);
  return { ...value, ...Object.fromEntries(said) };
}
