"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { RecordPaymentSheet } from "./record-payment-sheet";

/** Takes the sum owed at the drop-off: the sheet has the amount already. */
export function CollectButton(props: {
  ride: { reference: string; owed: number };
  record: Parameters<typeof RecordPaymentSheet>[0]["record"];
  onDone: () => unknown;
  isNext: boolean;
  className?: string;
}) {
  const { ride, record, onDone, isNext, className = "min-h-12 grow" } = props;
  const t = useTranslations("admin.day");
  const { euros } = usePanelFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`${panelButton(isNext ? "solid" : "outline")} ${className}`}
      >
        <span>{t("collect", { amount: euros(ride.owed) })}</span>
        <span className="sr-only" translate="no">{` ${ride.reference}`}</span>
      </button>
      {isOpen && (
        <RecordPaymentSheet
          owed={ride.owed}
          record={record}
          onDone={onDone}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
