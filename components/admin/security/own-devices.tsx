"use client";

import { useTranslations } from "next-intl";
import { deviceName } from "@/components/account/space/device-name";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { UserSession } from "@/lib/contract/user";
import { found } from "@/lib/site/found";
import { useUi } from "@/stores/ui-store";
import { DeviceLine } from "./device-line";

export function OwnDevices() {
  const t = useTranslations("admin.security");
  const { locale } = usePanel();
  const say = useUi((store) => store.say);
  const page = usePanelData("/user/session");
  const { isBusy, run } = usePanelCall();
  const nameOf = (session: UserSession) =>
    deviceName(session, { on: t("deviceOn"), unknown: t("unknown") });

  async function logOut(session: UserSession) {
    // A device that has logged itself out is out.
    const isOut = await run((call) =>
      found(call("DELETE /user/session/{id}", { params: { id: session.id } })),
    );
    if (isOut) say(t("loggedOut", { name: nameOf(session) }));
    await page.mutate();
  }

  return (
    <ScreenPart title={t("devices")}>
      <p className="mb-3 text-muted text-small">{t("devicesText")}</p>
      <Loaded of={page} lines={1}>
        {({ sessions }) => (
          <ul className={`${PANEL_CARD} divide-y divide-line px-4`}>
            {sessions.map((session) => (
              <DeviceLine key={session.id} session={session} locale={locale}>
                {!session.isCurrent && (
                  <button
                    type="button"
                    onClick={() => void logOut(session)}
                    aria-disabled={isBusy}
                    aria-label={t("logOutThis", { name: nameOf(session) })}
                    className="-mx-2 min-h-11 px-2 text-small underline underline-offset-4 hover:text-accent"
                  >
                    {t("logOut")}
                  </button>
                )}
              </DeviceLine>
            ))}
          </ul>
        )}
      </Loaded>
    </ScreenPart>
  );
}
