"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";

const LOOK =
  "grid size-11 place-items-center rounded-control text-muted hover:bg-raised hover:text-heading pointer-fine:size-9";

export function OrderButtons(props: {
  of: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  isBusy?: boolean;
}) {
  const { of, at, count, onMove, isBusy = false } = props;
  const t = useTranslations("admin.content");
  return (
    <span className="flex">
      {([-1, 1] as const).map((step) => {
        const to = at + step;
        const isEnd = to < 0 || to >= count;
        return (
          <button
            key={step}
            type="button"
            title={t(step < 0 ? "up" : "down")}
            aria-label={t(step < 0 ? "upOf" : "downOf", { name: of })}
            aria-disabled={isEnd || isBusy || undefined}
            onClick={() => {
              if (!isEnd && !isBusy) onMove(to);
            }}
            className={`${LOOK} aria-disabled:opacity-30`}
          >
            <PanelIcon name={step < 0 ? "up" : "down"} />
          </button>
        );
      })}
    </span>
  );
}
