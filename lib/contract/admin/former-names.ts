import type { LanguageCode } from "@/lib/contract/locale";

/** Endings of the names under which the log had a translated text until ADR 103: `nameFr`. */
const FORMER_ENDINGS: Record<LanguageCode, string> = { fr_FR: "Fr", en: "En" };

type Values = Record<string, unknown>;

/** Returns values of the log with the texts of `nameFr` and `nameEn` as `name`, by a declaration. */
export function withoutFormerNames(
  fields: Record<string, { isTranslated?: true }>,
  values: Values,
): Values {
  const known = { ...values };
  for (const [name, { isTranslated }] of Object.entries(fields)) {
    if (!isTranslated) continue;
    for (const [code, ending] of Object.entries(FORMER_ENDINGS)) {
      const former = name + ending;
      if (!(former in known)) continue;
      known[name] = { ...(known[name] as Values | undefined), [code]: known[former] };
      delete known[former];
    }
  }
  return known;
}
