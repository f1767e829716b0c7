"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { SelectField } from "@/components/forms/select-field";
import { Fields } from "@/components/purchase/staff/fields";
import type { IdentityDocument } from "@/lib/contract/admin/identity";

const DOCUMENTS: IdentityDocument[] = [
  "IDENTITY_CARD",
  "PASSPORT",
  "RESIDENCE_PERMIT",
  "DRIVING_LICENCE",
];

/** Identity check of a booking; nothing for a booking that needs none. */
export function IdentityPart({ idBooking }: { idBooking: number }) {
  const t = useTranslations("admin.people.identity");
  const format = usePanelFormat();
  const [isChecking, setIsChecking] = useState(false);
  const { data, mutate } = usePanelData("/admin/booking/{id}/identity", {
    params: { id: idBooking },
  });
  if (!data || (!data.isRequired && !data.check)) return null;
  const { check, copy } = data;
  return (
    <ScreenPart title={t("title")}>
      {check ? (
        <p className="text-small [overflow-wrap:anywhere]">
          {t("checked", {
            document: t(`documents.${check.document}`),
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
          words={{
            title: t("title"),
            text: t("text"),
            do: t("save"),
            doing: t("saving"),
            done: t("saved"),
          }}
          act={async (call, form) => {
            const document = String(form.get("document")) as IdentityDocument;
            await mutate(
              await call("POST /admin/booking/{id}/identity", {
                params: { id: idBooking },
                body: { document },
              }),
              { revalidate: false },
            );
          }}
          onClose={() => setIsChecking(false)}
        >
          {(errors) => (
            <Fields>
              <SelectField
                form="identity"
                name="document"
                label={t("document")}
                error={errors.document}
              >
                {DOCUMENTS.map((document) => (
                  <option key={document} value={document}>
                    {t(`documents.${document}`)}
                  </option>
                ))}
              </SelectField>
            </Fields>
          )}
        </ActionSheet>
      )}
    </ScreenPart>
  );
}
