"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { RefundSheet } from "./refund-sheet";

/** Button to give back a part of the paid sum; there is none while nothing is left of it. */
export function RefundPart(props: {
  of: "booking" | "order";
  id: number | undefined;
  /** Sum in euros. */
  left: number;
  onDone: () => unknown;
}) {
  const { of, id, left, onDone } = props;
  const t = useTranslations("admin.action.refundBookingInPart");
  const [isOpen, setIsOpen] = useState(false);
  if (id === undefined || left <= 0) return null;
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
      {isOpen && <RefundSheet of={of} id={id} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  );
}
