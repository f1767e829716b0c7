import type { AdminItem, AdminResource } from "@/lib/contract/admin/definition";
import { withoutFormerNames } from "@/lib/contract/admin/former-names";
import { LOGGED_LANGUAGE, rowName } from "@/lib/contract/admin/row-name";
import type { SaidInEach } from "@/lib/contract/field/translated-texts";
import type { LanguageCode } from "@/lib/contract/locale";
import type { AuditedChange } from "./audited-changes";
import { saidTexts, type TextHistory } from "./text-history";

type Values = Record<string, unknown>;

/** Lists the fields of a resource that the staff write in each language. */
export const translatedFields = ({ fields }: Pick<AdminResource, "fields">): string[] =>
  Object.entries(fields).flatMap(([name, { isTranslated, change }]) =>
    isTranslated && change ? [name] : [],
  );

/** Tells what the rows of a resource said before, by the changes that the staff made of them. */
export function resourceHistories(
  resource: AdminResource,
  items: AdminItem[],
  { changes, language }: { changes: AuditedChange[]; language: LanguageCode },
): TextHistory[] {
  const names = translatedFields(resource);
  return items.map((item) => ({
    id: String(item.id),
    title: rowName(resource, item, language),
    texts: textsOf(names, item).map((text) => ({
      ...text,
      isOptional: true,
      isMade: false,
      placeIn: (code: LanguageCode) => `${text.identity}.${code}`,
    })),
    former: formerVersions(resource, item, changes).map((version) =>
      saidTexts(textsOf(names, version)),
    ),
  }));
}

/**
 * Goes back from a row to what it was: each change names it as it was called after the change, and
 * says what it was before.
 */
function formerVersions(resource: AdminResource, item: Values, changes: AuditedChange[]): Values[] {
  const versions: Values[] = [];
  let now = item;
  for (const { subject, before } of changes) {
    if (subject !== rowName(resource, now, LOGGED_LANGUAGE)) continue;
    now = goneBack(resource, now, before);
    versions.push(now);
  }
  return versions;
}

/** Puts what a change has replaced back into a row; a text may have changed in one language alone. */
function goneBack({ fields }: AdminResource, now: Values, before: Values): Values {
  const then = { ...now };
  for (const [name, value] of Object.entries(withoutFormerNames(fields, before))) {
    then[name] = fields[name]?.isTranslated
      ? { ...(now[name] as Values), ...(value as Values) }
      : value;
  }
  return then;
}

const textsOf = (names: string[], item: Values) =>
  names.map((name) => ({ identity: name, said: (item[name] ?? {}) as SaidInEach }));
