import "server-only";
import type { Call } from "@/lib/api/call";
import { serverCall } from "@/lib/api/server-call";
import type { SaidBlock } from "@/lib/contract/block/block-faults";
import type { PreviewedLayout } from "@/lib/contract/page-layout";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { found } from "./found";

/** Reads an unpublished layout by the code of its link; undefined once that has expired. */
export const previewedLayout = (
  code: string,
  locale: Locale,
): Promise<PreviewedLayout | undefined> =>
  found(serverCall(locale)("GET /page/preview/{code}", { params: { code } }));

/** Page as it is written in a language, also half written. */
export interface PagePreview {
  id: number;
  title: string;
  type: "V1" | "GRAPE";
  blocks: SaidBlock[];
  html: string | null;
  css: string | null;
  /** As an ISO instant. */
  changedAt: string;
}

/**
 * Reads the working copy of a page in a language.
 * @param call of somebody who may read it
 * @returns undefined where there is none
 * @throws CallError where it is not for the caller
 */
export async function readPagePreview(
  call: Call,
  id: number,
  locale: Locale,
): Promise<PagePreview | undefined> {
  const params = { type: "page" as const, id, code: codeFromLocale(locale) };
  const draft = await found(call("GET /admin/content/{type}/{id}/preview/{code}", { params }));
  return draft && { ...(draft.shown as unknown as PagePreview), changedAt: draft.changedAt };
}
