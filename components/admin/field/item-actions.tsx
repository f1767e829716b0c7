"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { moved } from "./moved";
import { OrderButtons } from "./order-buttons";

export function ItemActions<T>(props: {
  items: readonly T[];
  at: number;
  onChange: (items: T[]) => void;
}) {
  const { items, at, onChange } = props;
  const t = useTranslations("admin.content");
  return (
    <div className="flex items-center justify-between gap-2">
      <OrderButtons
        of={t("place", { place: at + 1 })}
        at={at}
        count={items.length}
        onMove={(to) => onChange(moved(items, at, to))}
      />
      <button
        type="button"
        onClick={() => onChange(items.filter((_, index) => index !== at))}
        className={panelButton("quiet")}
      >
        {t("takeOut")}
        <span className="sr-only">{` ${t("place", { place: at + 1 })}`}</span>
      </button>
    </div>
  );
}
