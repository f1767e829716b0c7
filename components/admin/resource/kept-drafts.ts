/** What is typed in forms of the panel and not saved, by the path of what it is about. */
const drafts = new Map<string, Record<string, string>>();

/** What was typed of something and not saved, empty when nothing was. */
export const keptDraft = (of: string): Record<string, string> => drafts.get(of) ?? {};

/** Keeps what is typed until it is saved, wherever one goes in the panel; nothing forgets it. */
export function keepDraft(of: string, typed: Record<string, string>): void {
  if (Object.keys(typed).length > 0) drafts.set(of, typed);
  else drafts.delete(of);
}
