"use client";

import { useTranslations } from "next-intl";
import { deviceName } from "@/components/account/space/device-name";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { StaffKeyKind, StaffSessions } from "@/lib/contract/admin/staff";
import { useUi } from "@/stores/ui-store";

interface Key {
  kind: StaffKeyKind;
  id: number;
  name: string;
  facts: string;
}

/** Calendars and alerts that work for a person of the team without a login; each can be ended. */
export function PersonKeys(props: {
  idPerson: number;
  keys: Pick<StaffSessions, "feeds" | "alertDevices">;
  onDone: () => unknown;
}) {
  const { idPerson, keys, onDone } = props;
  const t = useTranslations("admin.team");
  const security = useTranslations("admin.security");
  const format = usePanelFormat();
  const all: Key[] = [
    ...(keys.feeds ?? []).map(({ id, idVehicle, createdAt, readAt }) => ({
      kind: "ride-feed" as const,
      id,
      name: t(idVehicle === null ? "feedOfAll" : "feedOfOne"),
      facts: `${t("keyMade", { date: format.date(createdAt) })}, ${
        readAt ? t("feedRead", { date: format.dateAndTime(readAt) }) : t("feedUnread")
      }`,
    })),
    ...(keys.alertDevices ?? []).map((device) => ({
      kind: "alert-device" as const,
      id: device.id,
      name: t("alertsOn", {
        name: deviceName(device, { on: security("deviceOn"), unknown: security("unknown") }),
      }),
      facts: t("keyMade", { date: format.date(device.addedAt) }),
    })),
  ];
  if (all.length === 0) return null;
  return (
    <ScreenPart title={t("keys")}>
      <p className="mb-3 text-muted text-small">{t("keysText")}</p>
      <ul className={`${PANEL_CARD} divide-y divide-line px-4`}>
        {all.map((key) => (
          <KeyLine key={`${key.kind} ${key.id}`} idPerson={idPerson} of={key} onDone={onDone} />
        ))}
      </ul>
    </ScreenPart>
  );
}

function KeyLine(props: { idPerson: number; of: Key; onDone: () => unknown }) {
  const { idPerson, of, onDone } = props;
  const t = useTranslations("admin.team");
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();

  async function end() {
    if (
      await run((call) =>
        call("DELETE /admin/staff/{id}/{kind}/{key}", {
          params: { id: idPerson, kind: of.kind, key: of.id },
        }),
      )
    )
      say(t("keyEnded"));
    await onDone();
  }

  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-heading">{of.name}</span>
        <span className="text-muted text-small">{of.facts}</span>
      </p>
      <button
        type="button"
        onClick={() => void end()}
        aria-busy={isBusy}
        aria-label={t("keyEndThis", { name: of.name })}
        className={panelButton("danger")}
      >
        {t("keyEnd")}
      </button>
    </li>
  );
}
