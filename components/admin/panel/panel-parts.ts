"use client";

import { useTranslations } from "next-intl";
import type { DayPage } from "@/lib/contract/admin/day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { usePanel } from "./panel-context";
import type { PanelIconName } from "./panel-icon";
import { panelPath } from "./panel-place";
import { usePanelData } from "./use-panel-data";

/** A part of the panel, as its menus show it. */
export interface PanelPart {
  name: string;
  label: string;
  href: string;
  icon: PanelIconName;
  /** How many wait there for the company. */
  waiting: number;
}

/** The parts by what they are about; those that a site or a role does not have are left out. */
const GROUPS = [
  { name: "work", parts: ["day", "booking", "order", "message"] },
  { name: "people", parts: ["customer"] },
  { name: "money", parts: ["money", "payment", "document"] },
  { name: "offer", parts: ["vehicle", "fare-supplement", "calendar", "stock"] },
  { name: "site", parts: ["letter", "parameter", "audit"] },
] as const;

const ICONS: Record<string, PanelIconName> = {
  day: "day",
  booking: "ride",
  order: "order",
  message: "message",
  letter: "letter",
  customer: "customer",
  money: "money",
  payment: "payment",
  document: "document",
  vehicle: "vehicle",
  "fare-supplement": "fare",
  calendar: "calendar",
  stock: "stock",
  parameter: "parameter",
  audit: "audit",
};

/** Screens that are no resource. */
const OWN_SCREENS = ["day", "letter", "money", "parameter"] as const;
type OwnScreen = (typeof OWN_SCREENS)[number];
const isOwnScreen = (name: string): name is OwnScreen =>
  (OWN_SCREENS as readonly string[]).includes(name);

/** The menu of the panel, with how many wait in each part. */
export function usePanelParts() {
  const { resource, labelOf } = usePanel();
  const t = useTranslations("admin.parts");
  const { data } = usePanelData<DayPage>("/admin/day", {
    query: { day: parisDate(new Date()) },
    refreshInterval: 60_000,
  });
  const waiting: Record<string, number> = data
    ? {
        booking: data.waiting.toConfirm + data.waiting.toPrice,
        order: data.waiting.ordersToPrepare,
        message: data.waiting.messages,
        letter: data.waiting.lettersFailed,
      }
    : {};
  const partOf = (name: string): PanelPart[] => {
    const declared = resource(name);
    const label = isOwnScreen(name) ? t(name) : declared && labelOf(declared.label.many);
    if (!label) return [];
    const icon = ICONS[name] ?? "document";
    return [{ name, label, href: panelPath(name), icon, waiting: waiting[name] ?? 0 }];
  };
  return GROUPS.map(({ name, parts }) => ({ name, parts: parts.flatMap(partOf) }));
}
