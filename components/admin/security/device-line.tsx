"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { deviceName } from "@/components/account/space/device-name";
import { lastSeen } from "@/components/account/space/last-seen";
import type { UserSession } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/text/locale-code";

export function DeviceLine(props: { session: UserSession; locale: Locale; children?: ReactNode }) {
  const { session, locale, children } = props;
  const t = useTranslations("admin.security");
  const ago = lastSeen(new Date(session.lastSeenAt), new Date(), locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="text-heading">
          {deviceName(session, { on: t("deviceOn"), unknown: t("unknown") })}
        </p>
        <p className="text-muted text-small">
          {session.isCurrent ? t("current") : t("seen", { ago })}
        </p>
      </div>
      {children}
    </li>
  );
}
