"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { Medium } from "@/lib/contract/admin/medium";
import { MediumPicture } from "./medium-picture";

export function MediaGrid(props: { media: Medium[]; onOpen: (medium: Medium) => void }) {
  const { locale } = usePanel();
  const t = useTranslations("admin.medium");
  return (
    <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3 sm:gap-4 lg:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
      {props.media.map((medium) => {
        const { id, kind, name, alt } = medium;
        const said = locale === "en" ? alt.en : alt.fr_FR;
        const isUndescribed = kind === "IMAGE" && !(alt.fr_FR.trim() && alt.en.trim());
        return (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => props.onOpen(medium)}
              className="group block w-full rounded-card text-left"
            >
              <span className="block aspect-4/3 overflow-hidden rounded-card border border-line bg-surface group-hover:border-accent">
                <MediumPicture medium={medium} alt="" />
              </span>
              {said && <span className="mt-1.5 line-clamp-2 text-small leading-snug">{said}</span>}
              <span
                className={`block truncate text-small ${said ? "text-muted" : "mt-1.5"}`}
                translate="no"
              >
                {name || t("unnamed")}
              </span>
              {isUndescribed && (
                <span className="block text-accent text-small">{t("undescribed")}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
