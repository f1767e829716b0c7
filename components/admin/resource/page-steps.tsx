"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ROWS_OF_A_LIST } from "./list-query";

/** Links to the page before and the one after; nothing for a list of one page. */
export function PageSteps(props: {
  page: number;
  total: number;
  rows?: number;
  path: (page: number) => string;
}) {
  const { page, total, rows = ROWS_OF_A_LIST, path } = props;
  const t = useTranslations("admin.list");
  const pages = Math.max(1, Math.ceil(total / rows));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={t("pages")} className="mt-5 flex items-center justify-between gap-4">
      {page > 1 ? (
        <PanelLink href={path(page - 1)} className={panelButton()}>
          <PanelIcon name="back" className="size-4" />
          {t("before")}
        </PanelLink>
      ) : (
        <span />
      )}
      <span className="text-muted text-small tabular-nums">{t("page", { page, pages })}</span>
      {page < pages ? (
        <PanelLink href={path(page + 1)} className={panelButton()}>
          {t("after")}
          <PanelIcon name="forth" className="size-4" />
        </PanelLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
