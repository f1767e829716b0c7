"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { useUi } from "@/stores/ui-store";
import { saveFile, textFile } from "./save-file";
import type { SheetRows } from "./sheet-cell";
import { spreadsheetCsv } from "./spreadsheet-csv";
import { spreadsheetXlsx } from "./spreadsheet-xlsx";

/**
 * Saves a sheet for people, as an Excel workbook, or for a program that imports it, as CSV.
 * @param props.name of the file, without its ending
 */
export function SaveSheetButtons(props: {
  name: string;
  label: string;
  rows: () => SheetRows;
  disabled?: boolean;
}) {
  const { name, label, rows, disabled = false } = props;
  const t = useTranslations("admin.sheet");
  const say = useUi((store) => store.say);
  const [isBusy, setIsBusy] = useState(false);
  const saveWorkbook = async () => {
    setIsBusy(true);
    try {
      saveFile(`${name}.xlsx`, await spreadsheetXlsx(rows()));
    } catch {
      say(t("failed"));
    }
    setIsBusy(false);
  };
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-busy={isBusy}
        onClick={() => void saveWorkbook()}
        className={`${panelButton()} grow xs:grow-0`}
      >
        <PanelIcon name="save" className="size-4" />
        <span>{t("excel", { label })}</span>
      </button>
      <button
        type="button"
        disabled={disabled}
        onClick={() => saveFile(`${name}.csv`, textFile("text/csv", spreadsheetCsv(rows())))}
        className={`${panelButton("quiet")} grow xs:grow-0`}
      >
        <span className="sr-only">{t("csvOf", { label })}</span>
        <span aria-hidden="true">{t("csv")}</span>
      </button>
    </>
  );
}
