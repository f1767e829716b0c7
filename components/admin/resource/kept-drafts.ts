import type { AdminItem } from "@/lib/contract/admin/definition";

/** What is typed in forms of the panel and not saved, by the path of what it is about. */
const drafts = new Map<string, Record<string, string>>();

/** The rows that were there when one began to type over them, by the same path. */
const bases = new Map<string, AdminItem>();

/** What was typed of something and not saved, empty when nothing was. */
export const keptDraft = (of: string): Record<string, string> => drafts.get(of) ?? {};

/** The row over which it was typed. */
export const keptBase = (of: string): AdminItem | undefined => bases.get(of);

/** Keeps what is typed until it is saved, wherever one goes in the panel; nothing forgets it. */
export function keepDraft(of: string, typed: Record<string, string>, base?: AdminItem): void {
  const isEmpty = Object.keys(typed).length === 0;
  if (isEmpty) drafts.delete(of);
  else drafts.set(of, typed);
  if (isEmpty || !base) bases.delete(of);
  else bases.set(of, base);
}
