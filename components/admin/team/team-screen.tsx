"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { phoneWords } from "@/components/admin/panel/phone-words";
import { Screen } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { StaffPerson } from "@/lib/contract/admin/staff";
import { InviteSheet } from "./invite-sheet";

export function TeamScreen() {
  const t = useTranslations("admin.team");
  const { can } = usePanel();
  const team = usePanelData("/admin/staff");
  const [isInviting, setIsInviting] = useState(false);
  return (
    <Screen
      title={t("title")}
      lead={t("lead")}
      aside={
        can("staff:change") && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsInviting(true)}
            className={`${panelButton("solid")} w-full xs:w-auto`}
          >
            {t("invite")}
          </button>
        )
      }
    >
      <Loaded of={team}>
        {({ staff }) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {staff.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Loaded>
      {isInviting && (
        <InviteSheet onDone={() => team.mutate()} onClose={() => setIsInviting(false)} />
      )}
    </Screen>
  );
}

function PersonCard({ person }: { person: StaffPerson }) {
  const t = useTranslations("admin.team");
  const format = usePanelFormat();
  const { id, firstname, lastname, role, email, phone, isSelf, invitedAt, hasSecondFactor } =
    person;
  return (
    <li
      className={`${PANEL_CARD} relative p-4 focus-within:border-accent hover:border-line-strong`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lead [overflow-wrap:anywhere]">
          <PanelLink
            href={panelPath("team", id)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <span>{`${firstname} ${lastname}`}</span>
          </PanelLink>
          {isSelf && <span className="ml-2 font-normal text-muted text-small">({t("self")})</span>}
        </h2>
        <p className="text-accent text-small">{t(`roles.${role}`)}</p>
      </div>
      <p translate="no" className="mt-1 text-small [overflow-wrap:anywhere]">
        {email}
      </p>
      {phone && <p className="text-small tabular-nums">{phoneWords(phone)}</p>}
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {invitedAt ? (
          <ToneMark tone="WAITING">{t("pending", { date: format.date(invitedAt) })}</ToneMark>
        ) : (
          <ToneMark tone={hasSecondFactor ? "GOOD" : "QUIET"}>
            {t(hasSecondFactor ? "withFactor" : "withoutFactor")}
          </ToneMark>
        )}
        {person.comingRides > 0 && (
          <span className="text-muted text-small">
            {t("coming", { count: person.comingRides })}
          </span>
        )}
      </p>
    </li>
  );
}
