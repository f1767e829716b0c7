"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { Alerts } from "@/lib/contract/admin/alert";
import { AlertSwitches } from "./alert-switches";
import { ThisDevice } from "./this-device";

export function AlertScreen() {
  const t = useTranslations("admin.alert");
  const alerts = usePanelData("/admin/alert");
  const keep = (now?: Alerts) => alerts.mutate(now, { revalidate: now === undefined });
  return (
    <Screen title={t("title")} lead={t("lead")} isNarrow>
      <Loaded of={alerts}>
        {(data) => (
          <>
            <ScreenPart title={t("here")}>
              <ThisDevice alerts={data} onChanged={keep} />
            </ScreenPart>
            <ScreenPart title={t("kinds")}>
              <AlertSwitches kinds={data.kinds} onChanged={keep} />
            </ScreenPart>
            <ScreenPart title={t("besides")}>
              <div className={`${PANEL_CARD} px-4 py-1`}>
                <FactList
                  rows={[
                    [t("email"), data.email ? t("emailTo", { email: data.email }) : t("noEmail")],
                    [t("text"), t(textState(data.text), { mobile: data.text.mobile ?? "" })],
                  ]}
                />
              </div>
            </ScreenPart>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function textState({ mobile, isOn, isDelivered }: Alerts["text"]) {
  if (!isDelivered) return "textNoGateway";
  if (!mobile) return "textNoMobile";
  return isOn ? "textOn" : "textOff";
}
