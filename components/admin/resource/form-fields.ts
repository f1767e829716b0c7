import { codeFromLocale, LOCALES, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelField } from "@/lib/site/panel-resources";

type Values = Record<string, unknown>;

/** Field of a form: a field of a row, or what it says in one language. */
export interface RowFormField {
  /** `seats`, or `name.en`, by which an error finds it. */
  name: string;
  of: string;
  locale: Locale | null;
  field: PanelField;
}

/** Lists the changeable fields of a form; a translated one is asked for in each language. */
export const formFields = (fields: Record<string, PanelField>): RowFormField[] =>
  Object.entries(fields).flatMap(([of, { isTranslated, ...field }]): RowFormField[] => {
    if (field.change === null) return [];
    if (!isTranslated) return [{ name: of, of, locale: null, field }];
    const { note: _, part: __, ...further } = field;
    return LOCALES.map((locale, at) => ({
      name: `${of}.${codeFromLocale(locale)}`,
      of,
      locale,
      field: at === 0 ? field : further,
    }));
  });

/** Returns the fields that a form asks for. */
export const seenFields = (fields: readonly RowFormField[]): RowFormField[] =>
  fields.filter(({ field }) => !field.isUnseen);

const saidBy = ({ of, locale }: RowFormField, item: Values): unknown =>
  locale ? (item[of] as Values | null | undefined)?.[codeFromLocale(locale)] : item[of];

/** Returns a row's values by the names of its form's fields. */
export const formValues = (fields: readonly RowFormField[], item: Values): Values =>
  Object.fromEntries(fields.map((field) => [field.name, saidBy(field, item)]));

/** Puts values of a form together as a call takes them: `name.en` is `{ name: { en } }`. */
export function sentValues(fields: readonly RowFormField[], values: Values): Values {
  const sent: Values = {};
  for (const { name, of, locale } of fields) {
    if (!(name in values)) continue;
    sent[of] = locale
      ? { ...(sent[of] as Values | undefined), [codeFromLocale(locale)]: values[name] }
      : values[name];
  }
  return sent;
}
