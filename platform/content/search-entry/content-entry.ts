import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import { saidText } from "@/lib/contract/field/said-text";
import type { LanguageCode } from "@/lib/contract/locale";
import type { FieldValues } from "@/platform/db/schema/content-item";
import type { SearchEntry } from "./keep-entries";

/** Builds the search entry of a content's publication in a language, as its declaration says. */
export function contentEntry(published: {
  idSite: number;
  type: ContentName;
  idItem: number;
  code: LanguageCode;
  fields: FieldValues;
}): SearchEntry {
  const { idSite, type, idItem, code, fields } = published;
  const { fields: declared, title, searched = [] } = contentNamed(type);
  const read = Object.fromEntries(
    searched.flatMap((name) => {
      const field = declared[name];
      return field ? [[name, field]] : [];
    }),
  );
  return {
    idSite,
    kind: type,
    idSubject: idItem,
    code,
    title: String(fields[title] ?? ""),
    text: saidText(read, fields),
  };
}
