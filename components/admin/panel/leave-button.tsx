"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { forgetDevice } from "@/components/admin/device/forget-device";
import { endOwnSession } from "@/components/session/end-own-session";
import { browserCall } from "@/lib/api/browser-call";
import { localisedPath } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";
import { usePanel } from "./panel-context";
import { PanelIcon } from "./panel-icon";

/** Ends the session, and leaves nothing of the panel on this device: no days, no alerts. */
export function LeaveButton({ className }: { className: string }) {
  const { locale, siteLocale } = usePanel();
  const t = useTranslations("admin");
  const words = useTranslations("form");
  const say = useUi((store) => store.say);
  const [isBusy, setIsBusy] = useState(false);

  async function leave() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await forgetDevice(browserCall(locale));
      await endOwnSession(locale, localisedPath("/", siteLocale));
    } catch {
      setIsBusy(false);
      say(words("unreachable"));
    }
  }

  return (
    <button type="button" onClick={() => void leave()} aria-disabled={isBusy} className={className}>
      <PanelIcon name="leave" />
      <span>{isBusy ? t("loggingOut") : t("logOut")}</span>
    </button>
  );
}
