import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";

type Texts = Record<"fr_FR" | "en", string | null>;

/** Value of a setting: one for all languages, or a text of each; null where nothing is set. */
export type SettingValue = string | null | Texts;

export const isSaidInEach = (value: SettingValue): value is Texts =>
  typeof value === "object" && value !== null;

/** Returns what a setting is in a language; English is as French where it has nothing of its own. */
export function settingIn(value: SettingValue, locale: Locale): string | null {
  if (!isSaidInEach(value)) return value;
  return value[codeFromLocale(locale)] ?? value.fr_FR;
}
