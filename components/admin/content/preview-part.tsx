"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { PageWindow } from "@/components/admin/panel/page-window";
import { PREVIEW_READY, type PreviewNews } from "@/components/content/preview/preview-news";
import type { ContentDraft } from "@/lib/contract/content/draft";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Draft of a content's page, as a phone or a computer shows it. */
export function PreviewPart({ draft, locale }: { draft: ContentDraft | null; locale: Locale }) {
  const t = useTranslations("admin.content.preview");
  const frame = useRef<HTMLIFrameElement>(null);
  const savedAt = draft?.changedAt;
  useEffect(() => {
    if (!savedAt) return;
    const tell = () => {
      const news: PreviewNews = { savedAt };
      frame.current?.contentWindow?.postMessage(news, location.origin);
    };
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === PREVIEW_READY) tell();
    };
    tell();
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [savedAt]);
  return (
    <section aria-label={t("title")} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <PageWindow
        frame={frame}
        title={t(`of.${locale}`)}
        src={draft ? localisedPath(`/preview/${draft.type}/${draft.id}`, locale) : undefined}
        waiting={t("notYet")}
      />
    </section>
  );
}
