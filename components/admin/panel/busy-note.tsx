"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "./panel-icon";

/** Note that other calendars call the vehicle of a ride busy then; nothing where none does. */
export function BusyNote({ names }: { names: string[] }) {
  const t = useTranslations("admin.rides.calendar");
  if (names.length === 0) return null;
  return (
    <span className="mt-1 flex items-start gap-1.5 font-medium text-danger text-small">
      <PanelIcon name="warning" className="mt-0.5 size-4 shrink-0" />
      <span>{t("conflict", { count: names.length, names: names.join(", ") })}</span>
    </span>
  );
}
