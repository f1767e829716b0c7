"use client";

import { useTranslations } from "next-intl";
import type { Permission } from "@/lib/contract/permission";
import { usePanel } from "./panel-context";
import { isPanelIcon, type PanelIconName } from "./panel-icon";
import { contentPart, panelPath } from "./panel-place";
import { useParisToday } from "./use-now";
import { usePanelData } from "./use-panel-data";

export interface PanelPart {
  name: string;
  label: string;
  href: string;
  icon: PanelIconName;
  waiting: number;
  /** All parts under this entry, where there are several: their screens lead to each other. */
  beside?: PanelPart[];
}

/** Tells whether a part is the current one, or has it under its entry. */
export const isPartOf = ({ name, beside = [] }: PanelPart, here: string): boolean =>
  name === here || beside.some((part) => part.name === here);

export interface PanelPartGroup {
  name: string;
  parts: PanelPart[];
}

/** Parts by subject; those that a site or a role does not have are left out. */
const GROUPS = [
  {
    name: "work",
    parts: [
      "day",
      "glance",
      "schedule",
      "booking",
      "order",
      "message",
      "review",
      "new-booking",
      "picking",
    ],
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
  {
    name: "site",
    parts: ["letter", "team", "medium", "look", "parameter", "audit"],
  },
] as const;

/** Parts that stand under the entry of another. */
const BESIDE = {
  order: ["carrier", "access-point"],
  customer: ["newsletter-subscriber"],
  message: ["form-answer", "saved-reply"],
  review: ["external-rating", "external-review"],
  letter: ["mail"],
  calendar: ["company-address", "address-type"],
  declination: ["variation"],
  look: ["logo"],
  parameter: ["duty", "language", "translation", "site"],
} as const satisfies Record<string, readonly string[]>;
const hasBeside = (name: string): name is keyof typeof BESIDE => name in BESIDE;

type MenuName = (typeof GROUPS)[number]["parts"][number];
type PartName = MenuName | (typeof BESIDE)[keyof typeof BESIDE][number];

const ICONS: Record<string, PanelIconName> = {
  day: "day",
  glance: "glance",
  schedule: "schedule",
  booking: "ride",
  "new-booking": "add",
  order: "order",
  message: "message",
  review: "star",
  "external-rating": "star",
  "external-review": "reply",
  letter: "letter",
  mail: "reply",
  "form-answer": "document",
  "saved-reply": "reply",
  customer: "customer",
  "newsletter-subscriber": "letter",
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
  carrier: "order",
  "access-point": "way",
  "company-address": "site",
  "address-type": "site",
  variation: "parameter",
  team: "team",
  medium: "media",
  logo: "picture",
  look: "look",
  parameter: "parameter",
  duty: "page",
  site: "site",
  audit: "audit",
  translation: "site",
  language: "site",
};

/** Screens that are no resource, with the permissions of each: any of these is enough. */
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
  medium: ["medium:read"],
  logo: ["logo:read"],
  look: ["parameter:read"],
  parameter: ["parameter:read"],
  duty: ["parameter:read"],
  site: ["site:make"],
  mail: ["parameter:read"],
  team: ["staff:read"],
  translation: ["content:read"],
} as const satisfies Record<string, readonly Permission[]>;
type OwnScreen = keyof typeof OWN_SCREENS;
const isOwnScreen = <Name extends string>(name: Name): name is Name & OwnScreen =>
  name in OWN_SCREENS;

/** Tells whether a user may see a screen that is no resource. */
export const isScreenFor = (name: string, can: (permission: Permission) => boolean): boolean =>
  isOwnScreen(name) && OWN_SCREENS[name].some(can);

/** Resource that the user has to see for a screen that is no resource. */
const RESOURCE_OF: Partial<Record<OwnScreen, string>> = { picking: "order", inventory: "stock" };

const OF_RIDES: ReadonlySet<string> = new Set(["schedule", "new-booking"]);

export function usePanelParts(): PanelPartGroup[] {
  const { can, resource, contents, labelOf, hasRides, site } = usePanel();
  const t = useTranslations("admin.parts");
  const { data } = usePanelData(can("booking:read") ? "/admin/day" : null, {
    query: { day: useParisToday() },
    refreshInterval: 60_000,
  });
  const waiting: Record<string, number> = data
    ? {
        booking: data.waiting.toConfirm + data.waiting.toPrice + data.waiting.toComplete,
        order: data.waiting.ordersToPrepare + data.waiting.ordersReturning,
        message: data.waiting.messages,
        review: data.waiting.reviews,
        money: data.waiting.moneyEvents,
        letter: data.waiting.lettersFailed,
      }
    : {};
  const partOf = (name: PartName): PanelPart[] => {
    const declared = resource(name);
    if (OF_RIDES.has(name) && !hasRides) return [];
    if (name === "translation" && site.locales.length < 2) return [];
    const shown = isOwnScreen(name) ? RESOURCE_OF[name] : undefined;
    if (shown && !resource(shown)) return [];
    const own = isOwnScreen(name) && isScreenFor(name, can) ? t(name) : undefined;
    const label = own ?? (declared && labelOf(declared.label.many));
    if (!label) return [];
    const icon = ICONS[name] ?? "document";
    const part = { name, label, href: panelPath(name), icon, waiting: waiting[name] ?? 0 };
    const others = (hasBeside(name) ? BESIDE[name] : []).flatMap(partOf);
    return [others.length > 0 ? { ...part, beside: [part, ...others] } : part];
  };
  const ofContents = contents.map(
    ({ name, label, icon }): PanelPart => ({
      name: contentPart(name),
      label: labelOf(label.many),
      href: panelPath(contentPart(name)),
      icon: isPanelIcon(icon) ? icon : "document",
      waiting: 0,
    }),
  );
  const [first] = ofContents;
  const content = first && { ...first, label: t("content"), beside: ofContents };
  return GROUPS.map(({ name, parts }) => ({
    name,
    parts: [...(name === "site" && content ? [content] : []), ...parts.flatMap(partOf)],
  }));
}
