"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { PREVIEW_READY, type PreviewNews } from "@/components/content/preview/preview-news";
import { watchSize } from "@/lib/browser/watch-size";
import type { ContentDraft } from "@/lib/contract/content/draft";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Windows in which a page is shown, in CSS pixels. */
const WINDOWS = {
  phone: { width: 390, height: 780 },
  computer: { width: 1280, height: 1500 },
} as const;
type Device = keyof typeof WINDOWS;
const DEVICES = Object.keys(WINDOWS) as Device[];

/** Draft of a content's page, in a window of a phone or of a computer, as large as fits. */
export function PreviewPart({ draft, locale }: { draft: ContentDraft | null; locale: Locale }) {
  const t = useTranslations("admin.content.preview");
  const [device, setDevice] = useState<Device>("phone");
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const savedAt = draft?.changedAt;
  useEffect(() => {
    const element = box.current;
    return element ? watchSize(element, () => setRoom(element.clientWidth)) : undefined;
  }, []);
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
  const { width, height } = WINDOWS[device];
  const scale = Math.min(1, room / width);
  return (
    <section aria-label={t("title")} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <fieldset className="mb-3 flex gap-1">
        <legend className="sr-only">{t("window")}</legend>
        {DEVICES.map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-small has-checked:bg-raised has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="preview-window"
              checked={name === device}
              onChange={() => setDevice(name)}
              className="sr-only"
            />
            <span>{t(name)}</span>
          </label>
        ))}
      </fieldset>
      <div
        ref={box}
        className="overflow-hidden"
        style={{ height: draft ? height * scale : undefined }}
      >
        {draft ? (
          <iframe
            ref={frame}
            title={t(`of.${locale}`)}
            src={localisedPath(`/preview/${draft.type}/${draft.id}`, locale)}
            className="origin-top-left rounded-card border border-line bg-background"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        ) : (
          <p className="text-muted">{t("notYet")}</p>
        )}
      </div>
    </section>
  );
}
