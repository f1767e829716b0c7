"use client";

import { useTranslations } from "next-intl";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";
import type { DueKind } from "@/lib/contract/admin/due";

export const DUE_KINDS = ["BOOKING", "ORDER", "INVOICE"] as const satisfies DueKind[];

interface Asked {
  kind: DueKind | undefined;
  isLate: boolean;
}

export function DueFilters(props: Asked & { onChange: (change: Partial<Asked>) => void }) {
  const { kind, isLate, onChange } = props;
  const t = useTranslations("admin.due");
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <label className="min-w-52 grow xs:grow-0">
        <span className="sr-only">{t("kind")}</span>
        <select
          value={kind ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: DUE_KINDS.find((one) => one === value) })
          }
          className={PANEL_INPUT}
        >
          <option value="">{t("all")}</option>
          {DUE_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="flex min-h-11 items-center gap-2.5 text-small">
        <input
          type="checkbox"
          checked={isLate}
          onChange={({ currentTarget }) => onChange({ isLate: currentTarget.checked })}
          className="size-5 accent-accent"
        />
        {t("lateOnly")}
      </label>
    </div>
  );
}
