import type { AdminItem } from "@/lib/contract/admin/definition";

/** Typed values of the panel's forms that are not saved, by the path of their subject. */
const drafts = new Map<string, Record<string, unknown>>();

/** Rows as they were when typing began, by the same path. */
const bases = new Map<string, AdminItem>();

export const keptDraft = <Value = string>(of: string): Record<string, Value> =>
  (drafts.get(of) ?? {}) as Record<string, Value>;

export const keptBase = (of: string): AdminItem | undefined => bases.get(of);

/** Keeps typed values until they are saved, on every screen of the panel; nothing forgets them. */
export function keepDraft(of: string, typed: Record<string, unknown>, base?: AdminItem): void {
  const isEmpty = Object.keys(typed).length === 0;
  if (isEmpty) drafts.delete(of);
  else drafts.set(of, typed);
  if (isEmpty || !base) bases.delete(of);
  else bases.set(of, base);
}
