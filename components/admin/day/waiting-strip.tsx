"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon, type PanelIconName } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import type { DayPage } from "@/lib/contract/admin/day";

type Waiting = DayPage["waiting"];

/** Where each kind of what waits is dealt with; the resource that a site needs for it. */
const PLACES: Record<
  Exclude<keyof Waiting, "lettersKept">,
  { href: string; icon: PanelIconName; resource?: string; isBad?: true }
> = {
  toConfirm: {
    href: "/admin/booking?status=AWAITING_CONFIRMATION&orderBy=startAt",
    icon: "ride",
    resource: "booking",
  },
  toPrice: {
    href: "/admin/booking?status=REQUESTED&orderBy=startAt",
    icon: "fare",
    resource: "booking",
  },
  unpaid: {
    href: "/admin/booking?status=CONFIRMED&orderBy=startAt",
    icon: "money",
    resource: "booking",
  },
  ordersToPrepare: {
    href: "/admin/order?status=PAID&orderBy=createdAt",
    icon: "order",
    resource: "order",
  },
  messages: { href: "/admin/message?isAnswered=false", icon: "message", resource: "message" },
  lettersFailed: { href: "/admin/letter", icon: "warning", isBad: true },
};

/** What waits for the company, each a way to it; nothing where nothing does. */
export function WaitingStrip({ waiting }: { waiting: Waiting }) {
  const t = useTranslations("admin.day.waiting");
  const { resource } = usePanel();
  const shown = (Object.keys(PLACES) as (keyof typeof PLACES)[]).filter((kind) => {
    const { resource: needed } = PLACES[kind];
    return waiting[kind] > 0 && (needed === undefined || resource(needed) !== undefined);
  });
  if (shown.length === 0) return <p className="mb-6 text-muted text-small">{t("nothing")}</p>;
  return (
    <ul className="-mx-4 mb-6 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] bar:mx-0 bar:flex-wrap bar:px-0">
      {shown.map((kind) => {
        const { href, icon, isBad } = PLACES[kind];
        return (
          <li key={kind} className="shrink-0">
            <PanelLink
              href={href}
              className={`flex min-h-11 items-center gap-2 rounded-full border px-4 text-small hover:border-accent hover:text-accent ${isBad ? "border-danger text-danger" : "border-line-strong"}`}
            >
              <PanelIcon name={icon} className="size-4" />
              {t(kind, { count: waiting[kind] })}
            </PanelLink>
          </li>
        );
      })}
    </ul>
  );
}
