"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { listAsLeft } from "@/components/admin/panel/list-as-left";
import { moveTo } from "@/components/admin/panel/move-to";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { DeviceLine } from "@/components/admin/security/device-line";
import type { StaffPerson, StaffSessions } from "@/lib/contract/admin/staff";
import { fullName } from "@/lib/rules/text/full-name";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";
import { PersonKeys } from "./person-keys";

const ACTIONS = {
  END_SESSIONS: "DELETE /admin/staff/{id}/session",
  RESET_FACTOR: "DELETE /admin/staff/{id}/second-factor",
  CLOSE: "DELETE /admin/staff/{id}",
} as const;
type Action = keyof typeof ACTIONS;

export function PersonAccess(props: { person: StaffPerson; onDone: () => unknown }) {
  const { person, onDone } = props;
  const t = useTranslations("admin.team");
  const locale = useLocale() as Locale;
  const sessions = usePanelData("/admin/staff/{id}/session", { params: { id: person.id } });
  const [chosen, setChosen] = useState<Action>();
  const name = fullName(person);
  const offered: Action[] = [
    ...(hasAccess(sessions.data) ? (["END_SESSIONS"] as const) : []),
    ...(person.hasSecondFactor ? (["RESET_FACTOR"] as const) : []),
    "CLOSE",
  ];

  async function finish(action: Action) {
    // A person without access has no devices to ask for.
    if (action === "CLOSE") moveTo(listAsLeft(panelPath("team")));
    else await sessions.mutate();
    await onDone();
  }

  return (
    <>
      <ScreenPart title={t("sessions")}>
        <Loaded of={sessions} lines={1}>
          {({ sessions: open }) =>
            open.length === 0 ? (
              <NothingNote>{t("noSessions")}</NothingNote>
            ) : (
              <ul className={`${PANEL_CARD} divide-y divide-line px-4`}>
                {open.map((session) => (
                  <DeviceLine key={session.id} session={session} locale={locale} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </ScreenPart>
      {sessions.data && (
        <PersonKeys idPerson={person.id} keys={sessions.data} onDone={() => sessions.mutate()} />
      )}
      <ScreenPart title={t("access")}>
        <div className="grid gap-2 xs:flex xs:flex-wrap">
          {person.invitedAt && <InviteAgain person={person} onDone={onDone} />}
          {offered.map((action) => (
            <button
              key={action}
              type="button"
              aria-haspopup="dialog"
              onClick={() => setChosen(action)}
              className={panelButton(action === "CLOSE" ? "danger" : "outline")}
            >
              {t(`${action}.title`)}
            </button>
          ))}
        </div>
      </ScreenPart>
      {chosen && (
        <SheetForm
          words={{
            title: t(`${chosen}.title`),
            text: t(`${chosen}.text`, { name }),
            do: t(`${chosen}.title`),
            doing: t("doing"),
            done: t(`${chosen}.done`, { name }),
          }}
          isDangerous
          act={async (call) => {
            await call(ACTIONS[chosen], { params: { id: person.id } });
            await finish(chosen);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

const hasAccess = (open: StaffSessions | undefined): boolean =>
  [open?.sessions, open?.feeds, open?.alertDevices].some((keys) => keys && keys.length > 0);

function InviteAgain({ person, onDone }: { person: StaffPerson; onDone: () => unknown }) {
  const t = useTranslations("admin.team");
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();
  async function again() {
    if (
      await run((call) => call("POST /admin/staff/{id}/invitation", { params: { id: person.id } }))
    ) {
      say(t("invited", { email: person.email }));
    }
    await onDone();
  }
  return (
    <button type="button" onClick={() => void again()} aria-busy={isBusy} className={panelButton()}>
      {t("again")}
    </button>
  );
}
