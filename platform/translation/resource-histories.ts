import type { AdminItem, AdminResource } from "@/lib/contract/admin/definition";
import { type TranslatedPair, translatedPairs } from "@/lib/contract/admin/translated-pairs";
import type { SaidInEach } from "@/lib/contract/field/translated-texts";
import type { LanguageCode } from "@/lib/contract/locale";
import type { AuditedChange } from "./audited-changes";
import { saidTexts, type TextHistory } from "./text-history";

type Values = Record<string, unknown>;

/** Tells what the rows of a resource said before, by the changes that the staff made of them. */
export function resourceHistories(
  resource: AdminResource,
  items: AdminItem[],
  changes: AuditedChange[],
): TextHistory[] {
  const pairs = translatedPairs(resource.fields);
  const named = resource.columns[0] ?? "id";
  return items.map((item) => {
    const former = formerVersions(item, changes, named);
    return {
      id: String(item.id),
      title: String(item[named] ?? ""),
      texts: textsOf(pairs, item).map((text) => ({
        ...text,
        isOptional: true,
        isMade: false,
        placeIn: (code: LanguageCode) =>
          pairs.find(({ name }) => name === text.identity)?.fields[code] ?? text.identity,
      })),
      former: former.map((version) => saidTexts(textsOf(pairs, version))),
    };
  });
}

/**
 * Goes back from a row to what it was: each change names it as it was called after the change, and
 * says what it was before.
 */
function formerVersions(item: Values, changes: AuditedChange[], named: string): Values[] {
  const versions: Values[] = [];
  let now = item;
  for (const { subject, before } of changes) {
    if (subject !== String(now[named])) continue;
    now = { ...now, ...before };
    versions.push(now);
  }
  return versions;
}

const textsOf = (pairs: TranslatedPair[], item: Values) =>
  pairs.map(({ name, fields }) => ({
    identity: name,
    said: Object.fromEntries(
      Object.entries(fields).map(([code, field]) => [code, item[field]]),
    ) as SaidInEach,
  }));
