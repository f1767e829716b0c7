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
import { checkIdentity } from "@/lib/api/panel-people";
import type { IdentityCheck, IdentityDocument } from "@/lib/contract/admin/identity";

const DOCUMENTS: IdentityDocument[] = [
  "IDENTITY_CARD",
  "PASSPORT",
  "RESIDENCE_PERMIT",
  "DRIVING_LICENCE",
];

/** Whether an identity document was seen for a booking; nothing for one that needs none. */
export function IdentityPart({ idBooking }: { idBooking: number }) {
  const t = useTranslations("admin.people.identity");
  const format = usePanelFormat();
  const [isChecking, setIsChecking] = useState(false);
  const { data, mutate } = usePanelData<IdentityCheck>(`/admin/booking/${idBooking}/identity`);
  if (!data || (!data.isRequired && !data.check)) return null;
  const { check } = data;
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
            await mutate(await checkIdentity(call, idBooking, document), { revalidate: false });
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
