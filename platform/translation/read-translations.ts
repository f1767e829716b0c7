import type { OlderTexts, TranslationLine } from "@/lib/contract/admin/translation";
import { CONTENTS } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import type { Label } from "@/lib/contract/field/field";
import type { LanguageCode } from "@/lib/contract/locale";
import { hasPermission } from "@/lib/contract/permission";
import type { Role } from "@/lib/contract/user";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { SourcedResource } from "@/platform/panel/sourced-resource";
import { readLanguages } from "@/platform/site/spoken-language";
import { auditedChanges } from "./audited-changes";
import { contentHistories } from "./content-histories";
import { mailHistories } from "./mail-histories";
import { parameterHistories } from "./parameter-histories";
import { resourceHistories, translatedFields } from "./resource-histories";
import { lacksOf, olderTextsOf, type SpokenLanguages, type TextHistory } from "./text-history";

interface Reader {
  tx: Sql;
  language: LanguageCode;
  role: Role;
  /** Resources of the panel, which may have texts in each language. */
  resources: readonly SourcedResource[];
}

/** Kind of things with texts in each language, and how they are read: all, or one of them. */
interface TranslatedKind {
  kind: string;
  label: Label;
  read(id?: string): AsyncIterable<TextHistory> | Promise<TextHistory[]>;
}

const OF_PARAMETERS: Label = { fr: "Réglages", en: "Settings" };
const OF_MAILS: Label = { fr: "Textes des e-mails", en: "Email wording" };

/**
 * Lists the kinds that a caller may read, by the declarations of contents and of resources: those
 * with a text in each language are there by themselves.
 */
function translatedKinds({ tx, language, role, resources }: Reader): TranslatedKind[] {
  const contents = CONTENTS.map((content) => content as ContentDefinition<"page">).map(
    ({ name, label }): TranslatedKind => ({
      kind: name,
      label: label.many,
      read: (id) =>
        contentHistories(tx, name, { language, ...(id !== undefined && { id: idNumber(id) }) }),
    }),
  );
  const written = resources
    .filter(
      ({ resource }) =>
        hasPermission(role, resource.can.read) && translatedFields(resource).length > 0,
    )
    .map(
      ({ resource, readAll }): TranslatedKind => ({
        kind: resource.name,
        label: resource.label.many,
        read: async () =>
          resourceHistories(resource, await readAll(tx, language), {
            changes: await auditedChanges(tx, resource.name),
            language,
          }),
      }),
    );
  const settings: TranslatedKind = {
    kind: "parameter",
    label: OF_PARAMETERS,
    read: async () => parameterHistories(tx, await auditedChanges(tx, "parameter"), language),
  };
  const mails: TranslatedKind = {
    kind: "mail",
    label: OF_MAILS,
    read: async () => mailHistories(tx, await auditedChanges(tx, "mail"), language),
  };
  const set = hasPermission(role, "parameter:read") ? [settings, mails] : [];
  return [...contents, ...written, ...set];
}

function idNumber(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new ApiError("NOT_FOUND");
  return Number(id);
}

/** Reads what each kind says in several languages, without kinds that have nothing. */
export async function readTranslations(reader: Reader): Promise<{
  original: LanguageCode;
  kinds: { kind: string; label: Label; lines: TranslationLine[] }[];
}> {
  const spoken = await spokenLanguages(reader.tx);
  const kinds = [];
  for (const { kind, label, read } of translatedKinds(reader)) {
    const lines: TranslationLine[] = [];
    for await (const history of await read()) {
      const { id, title, texts } = history;
      if (texts.length > 0) lines.push({ kind, id, title, lacks: lacksOf(history, spoken) });
    }
    if (lines.length > 0) kinds.push({ kind, label, lines });
  }
  return { original: spoken.original, kinds };
}

/** Reads which translations of one thing are older than their original. @throws ApiError NOT_FOUND */
export async function readOlderTexts(
  reader: Reader,
  asked: { kind: string; id: string },
): Promise<Pick<OlderTexts, "original" | "older">> {
  const spoken = await spokenLanguages(reader.tx);
  const kind = translatedKinds(reader).find(({ kind }) => kind === asked.kind);
  if (!kind) throw new ApiError("NOT_FOUND");
  for await (const history of await kind.read(asked.id)) {
    if (history.id !== asked.id) continue;
    return { original: spoken.original, older: olderTextsOf(history, spoken) };
  }
  throw new ApiError("NOT_FOUND");
}

async function spokenLanguages(tx: Sql): Promise<SpokenLanguages> {
  const languages = (await readLanguages(tx)).filter(({ isValid }) => isValid);
  const original = (languages.find(({ isDefault }) => isDefault) ?? languages[0])?.code ?? "fr_FR";
  return {
    original,
    others: languages.map(({ code }) => code).filter((code) => code !== original),
  };
}
