import type { TranslationLine, TranslationState } from "@/lib/contract/admin/translation";
import * as calls from "@/lib/contract/calls/translation";
import { newRouter } from "@/platform/http/router";
import type { SourcedResource } from "@/platform/panel/sourced-resource";
import type { Services } from "@/platform/services/services";
import { readLanguages } from "@/platform/site/spoken-language";
import { draftTranslation } from "./draft-translation";
import { readOlderTexts, readTranslations } from "./read-translations";

export function translationRouter({ translate }: Services, resources: readonly SourcedResource[]) {
  const offersDrafts = translate !== undefined;
  return newRouter()
    .answer(calls.listTranslations, async ({ tx, language, user }, { query }) => {
      const { original, kinds } = await readTranslations({
        tx,
        language,
        role: user.role,
        resources,
      });
      const found = kinds
        .filter(({ kind }) => !query.kind || kind === query.kind)
        .flatMap(({ lines }) => lines)
        .filter((line) => isIn(line, query.state));
      const from = (query.page - 1) * query.nbItem;
      return {
        original,
        offersDrafts,
        items: found.slice(from, from + query.nbItem),
        kinds: kinds.map(({ kind, label, lines }) => ({
          kind,
          label,
          total: lines.length,
          missing: lines.filter((line) => isIn(line, "MISSING")).length,
          older: lines.filter((line) => isIn(line, "OLDER")).length,
        })),
        total: found.length,
      };
    })
    .answer(calls.getOlderTexts, async ({ tx, language, user }, { param }) => ({
      ...(await readOlderTexts({ tx, language, role: user.role, resources }, param)),
      offersDrafts,
    }))
    .answerInSteps(calls.draftTranslation, async ({ inUnitOfWork }, { json }) =>
      // No transaction is open while the translator is waited for.
      draftTranslation(translate, await inUnitOfWork(({ tx }) => readLanguages(tx)), json),
    );
}

function isIn({ lacks }: TranslationLine, state: TranslationState): boolean {
  const all = Object.values(lacks);
  const isMissing = all.some(({ missing }) => missing > 0);
  const isOlder = all.some(({ older }) => older > 0);
  if (state === "MISSING") return isMissing;
  if (state === "OLDER") return isOlder;
  return state === "ALL" || isMissing || isOlder;
}
