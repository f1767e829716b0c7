"use client";

import { useTranslations } from "next-intl";
import { keptDays } from "@/components/admin/device/kept-days";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { useIsOnline } from "@/components/admin/panel/use-is-online";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { pageWorkers } from "@/lib/browser/page-worker";

/**
 * Age of the shown day, and whether this device keeps it; without network, that it is the kept
 * copy.
 * @param props.day `yyyy-MM-dd`
 */
export function KeptNote({ at, day }: { at: string; day: string }) {
  const t = useTranslations("admin.proof");
  const format = usePanelFormat();
  const isOnline = useIsOnline();
  const isKept = pageWorkers() !== undefined && keptDays().includes(day);
  const time = format.dateAndTime(at);
  return (
    <p
      role="status"
      className={`mb-5 flex items-start gap-2.5 border-l-2 bg-surface px-4 py-3 text-small ${isOnline ? "border-line-strong text-muted" : "border-accent font-medium"}`}
    >
      {!isOnline && <PanelIcon name="offline" className="mt-0.5 size-5 text-accent" />}
      <span>{t(isOnline ? (isKept ? "asOfKept" : "asOf") : "offline", { time })}</span>
    </p>
  );
}
