"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { ClosePeriodSheet } from "./close-period-sheet";
import { ClosingCheckNote } from "./closing-check-note";
import { ClosingLine } from "./closing-line";

export function ClosingsPart() {
  const t = useTranslations("admin.closing");
  const action = useTranslations("admin.action");
  const format = usePanelFormat();
  const page = usePanelData("/admin/closing");
  // It adds up all the books there are: once for each look at the screen.
  const check = usePanelData("/admin/closing/verification", { revalidateOnFocus: false });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ScreenPart title={t("title")} className="mt-10 max-w-3xl">
      <p className="mb-4 text-muted text-small">{t("lead")}</p>
      <Loaded of={page} lines={2}>
        {({ closings, next }) => (
          <>
            {closings.length > 0 && (
              <>
                <Loaded of={check} lines={1}>
                  {(checked) => <ClosingCheckNote check={checked} />}
                </Loaded>
                <ul className="mb-4 divide-y divide-line rounded-card border border-line bg-surface">
                  {closings.map((closing) => (
                    <ClosingLine key={closing.hash} closing={closing} />
                  ))}
                </ul>
              </>
            )}
            {next.from <= next.latest ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setIsOpen(true)}
                className={panelButton()}
              >
                <PanelIcon name="check" className="size-4" />
                {action("closePeriod.title")}
              </button>
            ) : (
              <p className="text-muted text-small">
                {t("nothingOver", {
                  from: format.date(`${next.from}T12:00:00Z`),
                  on: format.date(`${daysLater(next.from, 1)}T12:00:00Z`),
                })}
              </p>
            )}
            {isOpen && (
              <ClosePeriodSheet
                next={next}
                onDone={() => Promise.all([page.mutate(), check.mutate()])}
                onClose={() => setIsOpen(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </ScreenPart>
  );
}
