"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { IDENTITY_DOCUMENTS } from "@/lib/contract/admin/identity-document";

/** Identity check of a booking; nothing for a booking that needs none. */
export function IdentityPart({ idBooking }: { idBooking: number }) {
  const t = useTranslations("admin.people.identity");
  const action = useTranslations("admin.action");
  const { labelOf } = usePanel();
  const format = usePanelFormat();
  const [isChecking, setIsChecking] = useState(false);
  const { data, mutate } = usePanelData("/admin/booking/{id}/identity", {
    params: { id: idBooking },
  });
  if (!data || (!data.isRequired && !data.check)) return null;
  const { check, copy } = data;
  return (
    <ScreenPart title={action("checkIdentity.title")}>
      {check ? (
        <p className="text-small [overflow-wrap:anywhere]">
          {t("checked", {
            document: labelOf(IDENTITY_DOCUMENTS[check.document]),
            by: check.by,
            date: format.dateAndTime(check.at),
          })}
        </p>
      ) : (
        <>
          <p className="mb-3 border-accent border-l-2 bg-surface px-4 py-3 text-small">
            {t("required")}
          </p>
          {copy && (
            <div className="mb-3 text-small">
              <p>{t("copy", { date: format.dateAndTime(copy.receivedAt) })}</p>
              <a
                href={`/api/admin/booking/${idBooking}/identity/${copy.id}`}
                download={copy.name}
                className={`my-2 ${panelButton("quiet")}`}
              >
                {t("open")}
              </a>
              <p className="text-muted">{t("copyHint")}</p>
            </div>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsChecking(true)}
            className={panelButton()}
          >
            {t("do")}
          </button>
        </>
      )}
      {isChecking && (
        <ActionSheet
          of="checkIdentity"
          params={{ id: idBooking }}
          onDone={(now) => mutate(now, { revalidate: false })}
          onClose={() => setIsChecking(false)}
        />
      )}
    </ScreenPart>
  );
}
