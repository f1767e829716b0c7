"use client";

import { useTranslations } from "next-intl";
import type { DayPage } from "@/lib/contract/admin/day";
import type { Permission } from "@/lib/contract/permission";
import { usePanel } from "./panel-context";
import type { PanelIconName } from "./panel-icon";
import { panelPath } from "./panel-place";
import { useParisToday } from "./use-now";
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
  {
    name: "work",
    parts: ["day", "glance", "schedule", "booking", "order", "message", "new-booking", "picking"],
  },
  { name: "people", parts: ["customer", "business"] },
  { name: "money", parts: ["money", "due", "payment", "document"] },
  {
    name: "offer",
    parts: [
      "vehicle",
      "fare-supplement",
      "calendar",
      "shop-product",
      "declination",
      "stock",
      "inventory",
      "discount",
    ],
  },
  { name: "site", parts: ["saved-reply", "letter", "team", "logo", "look", "parameter", "audit"] },
] as const;

type MenuName = (typeof GROUPS)[number]["parts"][number];

const ICONS: Record<string, PanelIconName> = {
  day: "day",
  glance: "glance",
  schedule: "schedule",
  booking: "ride",
  "new-booking": "add",
  order: "order",
  message: "message",
  letter: "letter",
  "saved-reply": "reply",
  customer: "customer",
  business: "business",
  money: "money",
  due: "due",
  payment: "payment",
  document: "document",
  vehicle: "vehicle",
  "fare-supplement": "fare",
  calendar: "calendar",
  picking: "check",
  "shop-product": "bottle",
  declination: "fare",
  stock: "stock",
  inventory: "count",
  discount: "fare",
  team: "team",
  logo: "picture",
  look: "look",
  parameter: "parameter",
  audit: "audit",
};

/** Screens that are no resource, and what one has to be allowed for each: one of these. */
const OWN_SCREENS = {
  day: ["booking:read", "own-ride:read"],
  glance: ["booking:read"],
  schedule: ["booking:read"],
  "new-booking": ["booking:take"],
  "change-ride": ["booking:change"],
  series: ["booking:take"],
  proof: ["booking:read"],
  alert: ["own-alert:read"],
  money: ["payment:read"],
  due: ["due:read"],
  picking: ["order:read"],
  inventory: ["stock:read"],
  logo: ["logo:read"],
  look: ["parameter:read"],
  parameter: ["parameter:read"],
  team: ["staff:read"],
} as const satisfies Record<string, readonly Permission[]>;
type OwnScreen = keyof typeof OWN_SCREENS;
const isOwnScreen = <Name extends string>(name: Name): name is Name & OwnScreen =>
  name in OWN_SCREENS;

/** Whether a screen that is no resource is there for somebody. */
export const isScreenFor = (name: string, can: (permission: Permission) => boolean): boolean =>
  isOwnScreen(name) && OWN_SCREENS[name].some(can);

/** The resource that one has to see for a screen that is no resource. */
const RESOURCE_OF: Partial<Record<OwnScreen, string>> = { picking: "order", inventory: "stock" };

/** Screens that only a site with rides has. */
const OF_RIDES: ReadonlySet<string> = new Set(["schedule", "new-booking"]);

/** The menu of the panel, with how many wait in each part. */
export function usePanelParts() {
  const { can, resource, labelOf, hasRides } = usePanel();
  const t = useTranslations("admin.parts");
  const { data } = usePanelData<DayPage>(can("booking:read") ? "/admin/day" : null, {
    query: { day: useParisToday() },
    refreshInterval: 60_000,
  });
  const waiting: Record<string, number> = data
    ? {
        booking: data.waiting.toConfirm + data.waiting.toPrice + data.waiting.toComplete,
        order: data.waiting.ordersToPrepare + data.waiting.ordersReturning,
        message: data.waiting.messages,
        money: data.waiting.moneyEvents,
        letter: data.waiting.lettersFailed,
      }
    : {};
  const partOf = (name: MenuName): PanelPart[] => {
    const declared = resource(name);
    if (OF_RIDES.has(name) && !hasRides) return [];
    const shown = isOwnScreen(name) ? RESOURCE_OF[name] : undefined;
    if (shown && !resource(shown)) return [];
    const own = isOwnScreen(name) && isScreenFor(name, can) ? t(name) : undefined;
    const label = own ?? (declared && labelOf(declared.label.many));
    if (!label) return [];
    const icon = ICONS[name] ?? "document";
    return [{ name, label, href: panelPath(name), icon, waiting: waiting[name] ?? 0 }];
  };
  return GROUPS.map(({ name, parts }) => ({ name, parts: parts.flatMap(partOf) }));
}
