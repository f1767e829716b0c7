"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { useWaiting } from "@/components/admin/panel/use-waiting";
import type { DayPage } from "@/lib/contract/admin/day";

export function UndoneList({ waiting }: { waiting: DayPage["waiting"] }) {
  const t = useTranslations("admin.day.waiting");
  const shown = useWaiting(waiting);
  if (shown.length === 0) return <NothingNote>{t("nothing")}</NothingNote>;
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
      {shown.map(({ kind, href, icon, isBad, text }) => (
        <li key={kind} className="bg-surface sm:last:odd:col-span-2">
          <PanelLink
            href={href}
            className={`flex min-h-13 items-center gap-3 px-4 hover:bg-raised ${isBad ? "text-danger" : "text-heading"}`}
          >
            <PanelIcon name={icon} className={`size-5 ${isBad ? "" : "text-accent"}`} />
            <span className="min-w-0 grow">{text}</span>
            <PanelIcon name="forth" className="size-4 text-muted" />
          </PanelLink>
        </li>
      ))}
    </ul>
  );
}
