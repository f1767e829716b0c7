"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { DutySource, DutyTitle, LackingDuty } from "./duty-lines";
import { OpenSite } from "./open-site";

/** What the law asks of the site: what it lacks first, the rest folded. */
export function DutiesScreen() {
  const t = useTranslations("admin.duty");
  const page = usePanelData("/admin/duty");
  return (
    <Screen title={t("title")} lead={t("lead")} isNarrow>
      <Loaded of={page}>
        {({ isBuilding, duties }) => {
          const lacking = duties.filter(({ lack }) => lack !== null);
          const fine = duties.filter(({ lack }) => lack === null);
          const essential = lacking.filter(({ isMustHave }) => isMustHave).length;
          return (
            <>
              {isBuilding && (
                <div className="mb-6 space-y-3 border-accent border-l-2 bg-surface px-4 py-3 text-small">
                  <p>{t("building", { count: essential })}</p>
                  {essential === 0 && <OpenSite onOpened={(now) => page.mutate(now)} />}
                </div>
              )}
              {lacking.length === 0 ? (
                <NothingNote>{t("none")}</NothingNote>
              ) : (
                <ScreenPart
                  title={t("lacking")}
                  aside={
                    <p role="status" className="text-muted text-small">
                      {t("count", { count: lacking.length })}
                    </p>
                  }
                >
                  <ul className={`divide-y divide-line ${PANEL_CARD}`}>
                    {lacking.map((duty) => (
                      <LackingDuty key={duty.name} duty={duty} />
                    ))}
                  </ul>
                </ScreenPart>
              )}
              <details className={`group mt-8 ${PANEL_CARD}`}>
                <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-2.5">
                  <h2 className="text-body">{t("fine", { count: fine.length })}</h2>
                  <PanelIcon
                    name="down"
                    className="size-5 text-muted transition-transform group-open:rotate-180"
                  />
                </summary>
                <ul className="divide-y divide-line border-line border-t">
                  {fine.map(({ name, source }) => (
                    <li key={name} className="grid gap-0.5 px-4 py-3">
                      <DutyTitle name={name} />
                      <DutySource source={source} />
                    </li>
                  ))}
                </ul>
              </details>
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
