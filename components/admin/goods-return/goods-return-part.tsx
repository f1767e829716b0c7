"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { GoodsReturnSheet } from "./goods-return-sheet";

/** Button to take goods of an order back; there is none while nothing of it can come back. */
export function GoodsReturnPart({ id, onDone }: { id: number; onDone: () => unknown }) {
  const t = useTranslations("admin.action.returnGoods");
  const [isOpen, setIsOpen] = useState(false);
  const page = usePanelData("/admin/order/{id}/return", { params: { id } });
  if (!page.data?.isPossible) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`${panelButton()} mt-4`}
      >
        {t("title")}
      </button>
      {isOpen && (
        <GoodsReturnSheet
          id={id}
          page={page.data}
          onDone={() => Promise.all([page.mutate(), onDone()])}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
