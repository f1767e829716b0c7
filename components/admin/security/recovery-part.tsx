"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { FactList } from "@/components/admin/panel/fact-list";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";

export function RecoveryPart(props: { codesLeft: number; onCodes: (codes: string[]) => void }) {
  const { codesLeft, onCodes } = props;
  const t = useTranslations("admin.security");
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="mt-6">
      <div className={`${PANEL_CARD} mb-4 px-4 py-1.5`}>
        <FactList rows={[[t("on.codes"), t("on.codesLeft", { count: codesLeft })]]} />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
        className={panelButton()}
      >
        {t("renew")}
      </button>
      {isAsked && (
        <SheetForm
          words={{
            title: t("renew"),
            text: t("renewText"),
            do: t("renewDo"),
            doing: t("renewing"),
            done: t("renew"),
          }}
          act={async (call) =>
            onCodes((await call("POST /user/second-factor/recovery-codes")).recoveryCodes)
          }
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}
