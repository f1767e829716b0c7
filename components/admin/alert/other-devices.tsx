"use client";

import { useTranslations } from "next-intl";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { AlertDevice, Alerts } from "@/lib/contract/admin/alert";

/** Other browsers that are alerted, each to be taken out: a phone may be lost. */
export function OtherDevices(props: {
  devices: AlertDevice[];
  onChanged: (now: Alerts) => unknown;
}) {
  const { devices, onChanged } = props;
  const t = useTranslations("admin.alert");
  const format = usePanelFormat();
  const { run } = usePanelCall();
  if (devices.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-muted text-small">{t("others")}</h3>
      <ul className={`${PANEL_CARD} divide-y divide-line px-4`}>
        {devices.map(({ id, browser, system, addedAt }) => {
          const name = [browser, system].filter(Boolean).join(", ") || t("unknownDevice");
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span>
                <span>{name}</span>
                <span className="block text-muted text-small">
                  {t("addedAt", { date: format.date(addedAt) })}
                </span>
              </span>
              <button
                type="button"
                onClick={() =>
                  void run(async (call) =>
                    onChanged(await call("DELETE /admin/alert/device/{id}", { params: { id } })),
                  )
                }
                className={panelButton("quiet")}
              >
                {t("remove")}
                <span className="sr-only">{` ${name}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
