"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { CopyButton } from "./copy-button";

/** Recovery codes, shown this once. */
export function RecoveryCodeList({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations("admin.security");
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="outline-none">
      <ScreenPart title={t("codes.title")}>
        <p className="mb-4 max-w-xl">{t("codes.text")}</p>
        <ol
          translate="no"
          className={`${PANEL_CARD} mb-5 grid max-w-xl gap-x-6 gap-y-2 p-4 font-mono text-heading xs:grid-cols-2`}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={onKept} className={panelButton("solid")}>
            {t("codes.kept")}
          </button>
          <CopyButton text={codes.join("\n")} label={t("codes.copy")} />
        </div>
      </ScreenPart>
    </div>
  );
}
