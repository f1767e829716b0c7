"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { ListScreen } from "@/components/admin/resource/list-screen";
import { SaveSheetButtons } from "@/components/admin/spreadsheet/save-sheet-buttons";
import { SelectField } from "@/components/forms/select-field";
import { slug } from "@/lib/rules/text/slug";
import type { PanelResource } from "@/lib/site/panel-resources";
import { formSheetRows } from "./form-sheet-rows";

export const FormAnswersScreen = ({ resource }: { resource: PanelResource }) => (
  <ListScreen resource={resource} lead={<SheetPart />} />
);

function SheetPart() {
  const t = useTranslations("admin.formAnswer");
  const { data } = usePanelData("/admin/form");
  const [chosen, setChosen] = useState<number>();
  const forms = data?.forms ?? [];
  const form = forms.find(({ id }) => id === chosen) ?? forms[0];
  const sheet = usePanelData(form ? "/admin/form/{id}/answer" : null, {
    params: { id: form?.id ?? 0 },
  });
  if (!form) return null;
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 grow sm:max-w-sm">
          <SelectField
            form="form-sheet"
            name="form"
            label={t("exportOf")}
            value={form.id}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {forms.map(({ id, title, count }) => (
              <option key={id} value={id}>
                {`${title} (${count})`}
              </option>
            ))}
          </SelectField>
        </div>
        <SaveSheetButtons
          name={slug(form.title)}
          label={t("export")}
          disabled={!sheet.data}
          rows={() =>
            sheet.data
              ? formSheetRows(sheet.data, { receivedAt: t("receivedAt"), language: t("language") })
              : []
          }
        />
      </div>
      <p className="mt-2 text-muted text-small">
        {t(sheet.data && !sheet.data.isWhole ? "notWhole" : "exportHint")}
      </p>
    </div>
  );
}
