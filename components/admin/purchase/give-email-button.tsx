"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";

/** Gives an e-mail address to a customer known by a telephone number alone. */
export function GiveEmailButton({ id }: { id: number }) {
  const t = useTranslations("admin.action.giveCustomerEmail");
  const { mutate } = useSWRConfig();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={panelButton()}
      >
        <PanelIcon name="add" className="size-4" />
        {t("title")}
      </button>
      {isOpen && (
        <ActionSheet
          of="giveCustomerEmail"
          params={{ id }}
          // The customer and their rides.
          onDone={() => void mutate((key) => typeof key === "string" && key.startsWith("/admin/"))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
