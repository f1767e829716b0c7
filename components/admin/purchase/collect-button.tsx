"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";

/** Takes the sum owed at the drop-off: the sheet has the amount already. */
export function CollectButton(props: {
  ride: { id: number; reference: string; owed: number };
  record?: ComponentProps<typeof ActionSheet<"recordOwnRidePayment">>["act"];
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
        <ActionSheet
          of="recordOwnRidePayment"
          params={{ id: ride.id }}
          begins={{ amount: ride.owed }}
          act={record}
          onDone={onDone}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
