import type { ContentDraft } from "@/lib/contract/content/draft";
import { forgetTypedFields, keepTypedFields, typedFields } from "@/stores/typed-fields";
import type { FlatValues } from "./flat-values";

/** Typed values that are not saved, kept through a reload, a login and a lost network. */
export interface KeptContentDraft {
  typed: FlatValues;
  /** Copy that they were changed over; null for a new content. */
  base: ContentDraft | null;
  /** Key under which a new content is begun. */
  beginning: string;
}

const nameOf = (of: string): string => `content.${of}`;

/** Reads the kept draft of a content, `news/12` for example. */
export function keptContentDraft(of: string): KeptContentDraft | undefined {
  const { draft } = typedFields(nameOf(of));
  try {
    return draft === undefined ? undefined : JSON.parse(draft);
  } catch {
    return undefined;
  }
}

export const keepContentDraft = (of: string, draft: KeptContentDraft): void =>
  keepTypedFields(nameOf(of), { draft: JSON.stringify(draft) });

export const forgetKeptDraft = (of: string): void => forgetTypedFields(nameOf(of));
