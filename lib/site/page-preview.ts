import "server-only";
import { type Call, CallError } from "@/lib/api/call";
import { serverCall } from "@/lib/api/server-call";
import type { SaidBlock } from "@/lib/contract/block/block-faults";
import type { PreviewedLayout } from "@/lib/contract/page-layout";
import type { SaidLayout } from "@/lib/layout/layout";
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
  layout: SaidLayout | null;
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

/** Returns undefined for a page that the caller may not read or asks for wrongly. */
export function unlessRefused(error: unknown): undefined {
  if (error instanceof CallError && [401, 403, 422].includes(error.status)) return undefined;
  throw error;
}
