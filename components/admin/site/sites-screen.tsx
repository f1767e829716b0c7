"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { NewSiteForm } from "./new-site-form";

/** Screen of whoever runs the site: the whole site as one file, and new sites. */
export function SitesScreen() {
  const t = useTranslations("admin.site");
  return (
    <Screen title={t("title")} lead={t("lead")} isNarrow>
      <ScreenPart title={t("take.title")}>
        <div className={`space-y-4 px-4 py-4 ${PANEL_CARD}`}>
          <p>{t("take.text")}</p>
          <p className="text-muted text-small">{t("take.without")}</p>
          <a href="/api/admin/site/file" download className={panelButton()}>
            <PanelIcon name="save" className="size-4" />
            <span>{t("take.do")}</span>
          </a>
        </div>
      </ScreenPart>
      <ScreenPart title={t("make.title")}>
        <div className={`px-4 py-4 ${PANEL_CARD}`}>
          <NewSiteForm />
        </div>
      </ScreenPart>
    </Screen>
  );
}
