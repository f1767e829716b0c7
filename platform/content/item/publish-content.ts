import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import { pageAbove } from "@/lib/contract/content/definition";
import type { ContentDraft, publishSchema } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import { recordAudit } from "@/platform/audit/record-audit";
import { claimAddress } from "@/platform/content/address/claim-address";
import { keepEvent } from "@/platform/content/event/keep-event";
import { refuseSpan } from "@/platform/content/event/refuse-span";
import { claimPath } from "@/platform/content/page/claim-path";
import { lockPageOrder } from "@/platform/content/page/lock-page-order";
import {
  hidePage,
  isHome,
  refuseBlocks,
  removePage,
  showPage,
} from "@/platform/content/page/show-page";
import { contentEntry } from "@/platform/content/search-entry/content-entry";
import { dropContentEntries, keepEntries } from "@/platform/content/search-entry/keep-entries";
import { contentItems, contentPublished } from "@/platform/db/schema/content-item";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { refuseStale } from "@/platform/http/version";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { announceContent } from "./announce-content";
import { type ContentRow, contentDraft, readContentRow, readPublications } from "./content-draft";
import { refuseUndescribed } from "./described-media";
import { type EditorWork, markPublished } from "./save-content";
import { publishedFields } from "./written-content";

interface InLanguage {
  type: ContentName;
  id: number;
  code: LanguageCode;
}

/**
 * Shows the working copy of a content to visitors in a language: from now on, or between two
 * instants. A content that is out already keeps its first instant.
 * @throws ApiError NOT_FOUND, STALE; INVALID_FIELDS for fields that have to be written first
 */
export async function publishContent(
  work: EditorWork & { version: string },
  { type, id, code }: InLanguage,
  asked: z.output<typeof publishSchema>,
): Promise<ContentDraft> {
  const { tx, idSite, now } = work;
  const content = contentNamed(type);
  if (content.isPage) await lockPageOrder(work);
  const row = await readContentRow(tx, type, id, { lock: true });
  refuseStale(work.version, await contentDraft(tx, row, now));
  const fields = publishedFields(content, row, code);
  await refuseUndescribed(tx, content, { fields, code });
  refuseSpan(content, fields);
  const before = (await readPublications(tx, type, [id])).find((one) => one.code === code);
  const isOut = before && before.from <= now && !(before.until && before.until <= now);
  const from = asked.from ? new Date(asked.from) : isOut ? before.from : now;
  const until = asked.until ? new Date(asked.until) : null;
  if (until && until <= from) throw invalidFields({ until: "END_BEFORE_START" });

  const title = String(fields[content.title] ?? "");
  const typed = String(fields.slug ?? "");
  const under = pageAbove(content, fields);
  const slug = under ? await claimAddress(work, { type, id, under, code, typed, title }) : null;
  if (slug !== null) fields.slug = slug;
  if (content.isPage) {
    const idParent = (fields.idParent ?? null) as number | null;
    fields.path = await claimPath(tx, { id, code, typed: String(fields.path), title, idParent });
  }
  const { section, rank, version } = row;
  const shown = { section, rank, slug, from, until, version, fields };
  await tx
    .insert(contentPublished)
    .values({ type, idItem: id, code, idSite, ...shown })
    .onConflictDoUpdate({
      target: [contentPublished.type, contentPublished.idItem, contentPublished.code],
      set: shown,
    });
  if (!content.isPage) {
    await keepEntries(tx, [contentEntry({ idSite, type, idItem: id, code, fields })]);
  } else if (from > now) {
    await refuseBlocks(tx, { idSite, id, fields });
  } else {
    const former = await showPage(tx, { idSite, id, rank, code, fields });
    if (former !== undefined) {
      await recordAudit(work, {
        user: work.user,
        action: "GIVE_ROLE",
        subject: `${type} ${former}`,
        before: { role: fields.role },
        after: { role: null, to: `${type} ${id}` },
      });
    }
  }
  await markPublished(work, row, code);
  for (const [name, dueAt] of Object.entries({ from, until })) {
    if (!dueAt || dueAt <= now) continue;
    const subject = `${type} ${id} ${code} ${name}`;
    await setDeadline(tx, { idSite, kind: "CONTENT_SHOWN", subject, dueAt });
  }
  await keepEvent(work, content, { type, id, fields });
  announceContent(tx, row);
  if (before && before.section !== section) announceContent(tx, before);
  await recordAct(work, row, { action: "PUBLISH", code, title });
  return contentDraft(tx, row, now);
}

/** Withdraws a content from visitors in a language. @throws ApiError NOT_FOUND */
export async function withdrawContent(
  work: EditorWork,
  { type, id, code }: InLanguage,
): Promise<ContentDraft> {
  const { tx, now } = work;
  const row = await readContentRow(tx, type, id, { lock: true });
  const isIt = and(
    eq(contentPublished.type, type),
    eq(contentPublished.idItem, id),
    eq(contentPublished.code, code),
  );
  const [out] = await tx.select().from(contentPublished).where(isIt);
  if (contentNamed(type).isPage) {
    if (await isHome(tx, { id, code })) throw new ApiError("CONFLICT", "HOME_STAYS");
    await hidePage(tx, { id, code });
  }
  if (out && !(out.until && out.until <= now)) {
    if (out.from > now) await tx.delete(contentPublished).where(isIt);
    else await tx.update(contentPublished).set({ until: now }).where(isIt);
    await dropContentEntries(tx, { type, id, code });
    announceContent(tx, row);
    await recordAct(work, row, { action: "WITHDRAW", code, title: titleOf(row, code) });
  }
  return contentDraft(tx, row, now);
}

/** Removes a content and its history; its addresses are gone. @throws ApiError NOT_FOUND */
export async function removeContent(
  work: EditorWork,
  { type, id }: Omit<InLanguage, "code">,
): Promise<void> {
  const { tx } = work;
  const row = await readContentRow(tx, type, id, { lock: true });
  if (contentNamed(type).isPage) {
    if (await isHome(tx, { id })) throw new ApiError("CONFLICT", "HOME_STAYS");
    await removePage(tx, id);
  }
  await tx.delete(contentItems).where(and(eq(contentItems.type, type), eq(contentItems.id, id)));
  await dropContentEntries(tx, { type, id });
  announceContent(tx, row);
  await recordAct(work, row, { action: "REMOVE", code: "fr_FR", title: titleOf(row, "fr_FR") });
}

/** Returns the title of a content in a language, or in another where it has none in that. */
export function titleOf({ type, words }: ContentRow, code: LanguageCode): string {
  const { title } = contentNamed(type);
  const said = [words[code], words.fr_FR, words.en].map((word) => String(word?.[title] ?? ""));
  return said.find((text) => text.trim() !== "") ?? "";
}

const recordAct = (
  work: EditorWork,
  { type, id }: ContentRow,
  { action, code, title }: { action: AuditAction; code: LanguageCode; title: string },
) =>
  recordAudit(work, {
    user: work.user,
    action,
    subject: `${type} ${id}`,
    before: null,
    after: { title, language: code },
  });
