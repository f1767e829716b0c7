import type { OlderTexts, TranslationLack } from "@/lib/contract/admin/translation";
import {
  isLacking,
  type SaidInEach,
  type TranslatedText,
} from "@/lib/contract/field/translated-texts";
import type { LanguageCode } from "@/lib/contract/locale";
import { olderTranslations, type SaidTexts } from "@/lib/rules/content/older-translations";
import { plainText } from "@/lib/rules/text/plain-text";

/** Text as it is now; `place` is where its translation stands in the form that changes it. */
export type PresentText = Pick<TranslatedText, "identity" | "said" | "isOptional" | "isMade"> & {
  placeIn(code: LanguageCode): string;
};

/** Something that is said in several languages, with what it said before. */
export interface TextHistory {
  id: string;
  title: string;
  texts: PresentText[];
  /** Texts of its former versions, the last first. */
  former: SaidTexts<LanguageCode>[];
}

/** Languages that a site speaks: the one it writes in, and those it translates into. */
export interface SpokenLanguages {
  original: LanguageCode;
  others: LanguageCode[];
}

export const saidTexts = (
  texts: readonly { identity: string; said: SaidInEach }[],
): SaidTexts<LanguageCode> => new Map(texts.map(({ identity, said }) => [identity, said]));

const olderIn = (
  { texts, former }: TextHistory,
  of: { original: LanguageCode; code: LanguageCode },
) => olderTranslations([saidTexts(texts.filter(({ isMade }) => !isMade)), ...former], of);

/** Counts what is missing in each language, and what is older than its original. */
export function lacksOf(
  history: TextHistory,
  { original, others }: SpokenLanguages,
): Partial<Record<LanguageCode, TranslationLack>> {
  return Object.fromEntries(
    [original, ...others].map((code) => [
      code,
      {
        missing: history.texts.filter((text) => isLacking(text, code)).length,
        older: code === original ? 0 : olderIn(history, { original, code }).size,
      },
    ]),
  );
}

/** Lists the translations that are older, each with the original that it was made from. */
export const olderTextsOf = (
  history: TextHistory,
  { original, others }: SpokenLanguages,
): OlderTexts["older"] =>
  others.flatMap((code) => {
    const older = olderIn(history, { original, code });
    return history.texts.flatMap(({ identity, placeIn }) =>
      older.has(identity) ? [{ code, place: placeIn(code), was: textOf(older.get(identity)) }] : [],
    );
  });

const textOf = (value: unknown): string =>
  plainText(Array.isArray(value) ? value.join("\n") : String(value ?? ""));
