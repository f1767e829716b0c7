"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { saveFile, textFile } from "@/components/admin/spreadsheet/save-file";
import type { CustomerPage } from "@/lib/contract/admin/customer";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { useUi } from "@/stores/ui-store";
import { EraseSheet } from "./erase-sheet";
import { MergeSheet } from "./merge-sheet";

export function DataPart({ page }: { page: CustomerPage }) {
  const { customer } = page;
  const t = useTranslations("admin.people.data");
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();
  const [opened, setOpened] = useState<"ERASE" | "MERGE">();
  const close = () => setOpened(undefined);
  const save = () =>
    run(async (call) => {
      const data = await call("POST /admin/customer/{id}/export", { params: { id: customer.id } });
      const name = `${t("file")}-${parisDate(new Date())}.json`;
      saveFile(name, textFile("application/json", `${JSON.stringify(data, null, 2)}\n`));
      say(t("exported"));
    });
  return (
    <ScreenPart title={t("title")}>
      <p className="mb-3 text-muted text-small">{t("exportHint")}</p>
      <div className="grid gap-2 xs:flex xs:flex-wrap">
        <button
          type="button"
          aria-busy={isBusy}
          onClick={() => void save()}
          className={panelButton()}
        >
          <PanelIcon name="save" className="size-4" />
          {t("export")}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpened("MERGE")}
          className={panelButton()}
        >
          {t("merge")}
        </button>
        {!page.erasureAt && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpened("ERASE")}
            className={panelButton("danger")}
          >
            {t("erase")}
          </button>
        )}
      </div>
      {opened === "ERASE" && <EraseSheet id={customer.id} onClose={close} />}
      {opened === "MERGE" && <MergeSheet customer={customer} onClose={close} />}
    </ScreenPart>
  );
}
