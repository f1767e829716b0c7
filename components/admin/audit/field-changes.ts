import { withoutFormerNames } from "@/lib/contract/admin/former-names";
import { codeFromLocale, LOCALES, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelField } from "@/lib/site/panel-resources";

/** Field that an act changed, as the audit log has it; undefined where it had none. */
export interface ChangedField {
  name: string;
  /** Language of a text that each language has of its own. */
  locale: Locale | null;
  before: unknown;
  after: unknown;
}

type Values = Record<string, unknown>;

/**
 * Lists the fields of a line of the audit log, in the order in which they were written; a text that
 * each language has of its own stands there for each language in which it changed.
 * @param before as JSON, like `after`; null where nothing was
 * @param fields of the resource that the line is about
 */
export function fieldChanges(
  before: string | null,
  after: string | null,
  fields: Record<string, PanelField> = {},
): ChangedField[] {
  const valuesIn = (json: string | null) =>
    json === null ? {} : withoutFormerNames(fields, JSON.parse(json) as Values);
  const [old, now] = [valuesIn(before), valuesIn(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name): ChangedField[] => {
    const [then, since] = [old[name], now[name]];
    if (!isInEachLanguage(then) && !isInEachLanguage(since)) {
      return [{ name, locale: null, before: then, after: since }];
    }
    return LOCALES.flatMap((locale) => {
      const change = { before: saidOf(then, locale), after: saidOf(since, locale) };
      const isSame = (change.before ?? null) === (change.after ?? null);
      return isSame ? [] : [{ name, locale, ...change }];
    });
  });
}

const CODES: readonly string[] = LOCALES.map(codeFromLocale);

const isInEachLanguage = (value: unknown): value is Values =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((code) => CODES.includes(code));

/** Returns a value in a language; one without a language is the same in all. */
const saidOf = (value: unknown, locale: Locale): unknown =>
  isInEachLanguage(value) ? value[codeFromLocale(locale)] : value;
