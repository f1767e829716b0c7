"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Medium } from "@/lib/contract/admin/medium";
import { sizedSrc } from "./medium-picture";

export function MediumFacts({ medium }: { medium: Medium }) {
  const { kind, src, width, height, bytes, addedAt } = medium;
  const t = useTranslations("admin.medium");
  const format = usePanelFormat();
  return (
    <div>
      {kind === "VIDEO" && (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written what is said in it.
        <video src={src} controls preload="metadata" className="mb-3 max-h-64 w-full bg-black" />
      )}
      {kind === "IMAGE" && src.endsWith(".svg") && (
        <img src={sizedSrc(src, "large")} alt="" className="mb-3 max-h-48 w-full bg-white p-4" />
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-small">
        {width !== null && height !== null && <span>{t("size", { width, height })}</span>}
        {bytes !== null && (
          <span>{t("bytes", { megabytes: Math.max(0.1, Math.round(bytes / 100_000) / 10) })}</span>
        )}
        <span>{t("addedAt", { date: format.dateAndTime(addedAt) })}</span>
        <a
          href={src}
          target="_blank"
          rel="noopener"
          className="text-accent underline underline-offset-4"
        >
          {t("open")}
        </a>
      </p>
    </div>
  );
}
