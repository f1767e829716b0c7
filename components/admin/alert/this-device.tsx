"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import {
  type AlertAbility,
  alertAbility,
  currentSubscription,
  subscribeDevice,
} from "@/components/admin/device/device-alerts";
import { forgetAlerts } from "@/components/admin/device/forget-device";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import type { Alerts } from "@/lib/contract/admin/alert";
import { useUi } from "@/stores/ui-store";
import { OtherDevices } from "./other-devices";

export function ThisDevice(props: { alerts: Alerts; onChanged: (now?: Alerts) => unknown }) {
  const { alerts, onChanged } = props;
  const t = useTranslations("admin.alert");
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();
  const [ability, setAbility] = useState<AlertAbility>();
  const [endpoint, setEndpoint] = useState<string>();
  const isOn = alerts.devices.some((device) => device.endpoint === endpoint);

  useEffect(() => {
    setAbility(alertAbility());
    void currentSubscription().then((subscription) => setEndpoint(subscription?.endpoint));
  }, []);

  async function turnOn() {
    const isDone = await run(async (call) => {
      const device = await subscribeDevice(alerts.publicKey).catch(() => null);
      if (device === null) return say(t("serviceAway"));
      if (!device) return setAbility(alertAbility());
      onChanged(await call("POST /admin/alert/device", { body: device }));
      setEndpoint(device.endpoint);
    });
    if (!isDone) onChanged();
  }
  const turnOff = () =>
    run(async (call) => {
      onChanged(await forgetAlerts(call));
      setEndpoint(undefined);
    });
  const sendTrial = () =>
    run(async (call) => {
      const { devices } = await call("POST /admin/alert/trial");
      say(t("trialSent", { count: devices }));
    });

  return (
    <>
      {ability && ability !== "CAN" && !isOn ? (
        <p className="border-accent border-l-2 bg-surface px-4 py-3 text-small">
          {t(`ability.${ability}`)}
        </p>
      ) : (
        <>
          <p className="mb-4 text-muted">{t(isOn ? "isOn" : "isOff")}</p>
          <p className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={() => void (isOn ? turnOff() : turnOn())}
              aria-busy={isBusy}
              className={`${panelButton(isOn ? "outline" : "solid")} max-xs:w-full`}
            >
              <PanelIcon name="alert" className="size-4" />
              <span>{t(isOn ? "turnOff" : "turnOn")}</span>
            </button>
            {isOn && (
              <button
                type="button"
                onClick={() => void sendTrial()}
                className={`${panelButton("quiet")} max-xs:w-full`}
              >
                {t("trial")}
              </button>
            )}
          </p>
        </>
      )}
      <OtherDevices
        devices={alerts.devices.filter((device) => device.endpoint !== endpoint)}
        onChanged={onChanged}
      />
    </>
  );
}
