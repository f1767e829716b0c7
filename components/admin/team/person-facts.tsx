"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { EmailLink, PhoneLink } from "@/components/admin/panel/reach-link";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { StaffPerson } from "@/lib/contract/admin/staff";

export function PersonFacts({ person }: { person: StaffPerson }) {
  const t = useTranslations("admin.team");
  const format = usePanelFormat();
  const { email, phone, invitedAt, hasSecondFactor, lastSeenAt, comingRides } = person;
  return (
    <div className={`${PANEL_CARD} mb-8 px-4 py-1.5`}>
      <FactList
        rows={[
          [t("email"), <EmailLink key="email" email={email} />],
          [t("phone"), phone && <PhoneLink key="phone" phone={phone} />],
          [
            t("lastVisit"),
            invitedAt
              ? `${t("pending", { date: format.date(invitedAt) })}. ${t("pendingText")}`
              : lastSeenAt
                ? format.dateAndTime(lastSeenAt)
                : t("notSeen"),
          ],
          [t("secondFactor"), t(hasSecondFactor ? "factorOn" : "factorOff")],
          [t("driving"), t("coming", { count: comingRides })],
        ]}
      />
    </div>
  );
}
