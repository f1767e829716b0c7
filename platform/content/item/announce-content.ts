import type { Change } from "@/lib/contract/change";
import type { ContentName } from "@/lib/contract/content/contents";
import { announce } from "@/platform/db/announce";
import type { Sql } from "@/platform/db/sql";

/** Has all pages made anew that show a content, or a list that it is in. */
export function announceContent(
  tx: Sql,
  { type, section }: { type: ContentName; section: string | null },
): void {
  for (const change of changesOf(type, section)) announce(tx, change);
}

function changesOf(type: ContentName, section: string | null): Change[] {
  const changes: Change[] = [{ kind: "content", of: type }];
  if (type === "news") changes.push({ kind: "news" });
  if (type === "service") changes.push({ kind: "services" });
  if (type === "element" && section) changes.push({ kind: "elements", route: section });
  return changes;
}
