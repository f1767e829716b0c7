"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { MEDIA_PER_PAGE } from "./use-library";

export function LibraryPages(props: {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}) {
  const { page, total, onTurn } = props;
  const t = useTranslations("admin.list");
  const pages = Math.max(1, Math.ceil(total / MEDIA_PER_PAGE));
  if (pages === 1) return null;
  return (
    <nav aria-label={t("pages")} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <button
        type="button"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
        className={panelButton()}
      >
        {t("before")}
      </button>
      <p className="text-muted text-small">{t("page", { page, pages })}</p>
      <button
        type="button"
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
        className={panelButton()}
      >
        {t("after")}
      </button>
    </nav>
  );
}
