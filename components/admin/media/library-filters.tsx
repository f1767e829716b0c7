"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";
import type { MediumKind } from "@/lib/rules/site/medium-file";
import { MEDIUM_KINDS } from "@/lib/rules/site/medium-file";
import type { LibraryQuery } from "./use-library";

export function LibraryFilters(props: {
  asked: LibraryQuery;
  kinds?: readonly MediumKind[];
  onAsk: (change: Partial<LibraryQuery>) => void;
}) {
  const { asked, kinds = MEDIUM_KINDS, onAsk } = props;
  const t = useTranslations("admin.medium");
  const tList = useTranslations("admin.list");
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <label className="relative min-w-52 flex-1">
        <span className="sr-only">{tList("search")}</span>
        <PanelIcon
          name="search"
          className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted"
        />
        <input
          type="search"
          value={asked.search}
          maxLength={100}
          placeholder={t("searchHint")}
          onChange={({ currentTarget }) => onAsk({ search: currentTarget.value })}
          className={`${PANEL_INPUT} pl-10`}
        />
      </label>
      {kinds.length > 1 && (
        <label className="min-w-44 flex-1 sm:flex-none">
          <span className="sr-only">{t("kind")}</span>
          <select
            value={asked.alt || asked.kind}
            onChange={({ currentTarget: { value } }) =>
              onAsk(
                value === "MISSING"
                  ? { kind: "", alt: "MISSING" }
                  : { kind: value as MediumKind | "", alt: "" },
              )
            }
            className={`${PANEL_INPUT} select-mark pr-10`}
          >
            <option value="">{t("kinds.all")}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
            <option value="MISSING">{t("kinds.MISSING")}</option>
          </select>
        </label>
      )}
    </div>
  );
}
