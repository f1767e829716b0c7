import type { LanguageCode } from "@/lib/contract/locale";
import {
  PARAMETERS,
  type ParameterKey,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { parameters } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import type { AuditedChange } from "./audited-changes";
import { saidTexts, type TextHistory } from "./text-history";

/** Kinds of settings that are texts, and whether one is the same in English where it says nothing. */
const TEXTS: Record<string, { isSame: boolean }> = {
  LINE: { isSame: true },
  PARAGRAPH: { isSame: false },
  MARKUP: { isSame: false },
};

type Said = Partial<Record<LanguageCode, unknown>>;

/** Reads the texts of a line of the log, which had them as `value` and `valueEn` until ADR 103. */
const saidBefore = ({ value, valueEn }: Record<string, unknown>): Said =>
  typeof value === "object" && value !== null ? value : { fr_FR: value, en: valueEn };

/** Tells what the settings say in each language that are texts and were set, and said before. */
export async function parameterHistories(
  tx: Sql,
  changes: AuditedChange[],
  language: LanguageCode,
): Promise<TextHistory[]> {
  const rows = new Map((await tx.select().from(parameters)).map((row) => [row.type, row]));
  return (Object.keys(PARAMETERS) as ParameterKey[]).flatMap((key) => {
    const row = rows.get(key);
    const definition = parameterDefinition(key);
    const text = definition && TEXTS[definition.holds.is];
    if (!row || !text) return [];
    const identity = "value";
    return [
      {
        id: key,
        title: definition.label[localeFromCode(language) ?? "fr"],
        texts: [
          {
            identity,
            said: { fr_FR: row.value, en: row.valueEn },
            isOptional: true,
            isMade: text.isSame && !row.valueEn,
            placeIn: (code: LanguageCode) => `value.${code}`,
          },
        ],
        former: changes
          .filter(({ subject }) => subject === key)
          .map(({ before }) => saidTexts([{ identity, said: saidBefore(before) }])),
      },
    ];
  });
}
