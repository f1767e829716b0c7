"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import type { AlertKind, Alerts } from "@/lib/contract/admin/alert";

/** Kinds that a site without rides lacks. */
const OF_RIDES = new Set<AlertKind>(["BOOKING", "TO_CONFIRM", "REQUEST"]);

export function AlertSwitches(props: {
  kinds: Alerts["kinds"];
  onChanged: (now: Alerts) => unknown;
}) {
  const { kinds, onChanged } = props;
  const t = useTranslations("admin.alert.kind");
  const { hasRides, hasShop } = usePanel();
  const { run } = usePanelCall();
  const offered = kinds.filter(({ kind }) =>
    OF_RIDES.has(kind) ? hasRides : kind !== "ORDER" || hasShop,
  );
  return (
    <ul className={`${PANEL_CARD} divide-y divide-line px-4`}>
      {offered.map(({ kind, isOn }) => (
        <li key={kind}>
          <label className="flex min-h-12 items-center justify-between gap-4 py-2">
            <span>{t(kind)}</span>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ currentTarget: { checked } }) =>
                void run(async (call) =>
                  onChanged(await call("PUT /admin/alert", { body: { kind, isOn: checked } })),
                )
              }
              className="size-5 shrink-0 accent-accent"
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
