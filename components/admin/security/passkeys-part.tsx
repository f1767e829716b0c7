"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Passkey } from "@/lib/contract/passkey";
import { AddPasskeySheet } from "./add-passkey-sheet";

export function PasskeysPart(props: {
  passkeys: Passkey[];
  onChange: () => unknown;
  /** Called with the recovery codes, where a passkey is the first second factor. */
  onCodes: (codes: string[]) => void;
}) {
  const { passkeys, onChange, onCodes } = props;
  const t = useTranslations("admin.passkey");
  const format = usePanelFormat();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  return (
    <ScreenPart title={t("title")}>
      <p className="mb-4 max-w-xl">{t("text")}</p>
      {passkeys.length > 0 && (
        <ul className={`${PANEL_CARD} mb-4 divide-y divide-line px-4`}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="text-heading [overflow-wrap:anywhere]">{passkey.name}</p>
                <p className="text-muted text-small">
                  {`${t("added", { date: format.date(passkey.createdAt) })}, ${
                    passkey.lastUsedAt
                      ? t("used", { date: format.date(passkey.lastUsedAt) })
                      : t("unused")
                  }`}
                </p>
              </div>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t("removeThis", { name: passkey.name })}
                onClick={() => setLeaving(passkey)}
                className="-mx-2 min-h-11 shrink-0 px-2 text-small underline underline-offset-4 hover:text-accent"
              >
                {t("remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAdding(true)}
        className={panelButton()}
      >
        {t("add")}
      </button>
      {isAdding && (
        <AddPasskeySheet
          onAdded={(codes) => (codes ? onCodes(codes) : void onChange())}
          onClose={() => setIsAdding(false)}
        />
      )}
      {leaving && (
        <SheetForm
          words={{
            title: t("removeTitle"),
            text: t("removeText", { name: leaving.name }),
            do: t("remove"),
            doing: t("doing"),
            done: t("isRemoved"),
          }}
          isDangerous
          act={async (call) => {
            await call("DELETE /user/passkey/{id}", { params: { id: leaving.id } });
            await onChange();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </ScreenPart>
  );
}
