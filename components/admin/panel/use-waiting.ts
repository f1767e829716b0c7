"use client";

import { useTranslations } from "next-intl";
import type { DayPage } from "@/lib/contract/admin/day";
import { usePanel } from "./panel-context";
import type { PanelIconName } from "./panel-icon";

type Waiting = DayPage["waiting"];
type Kind = Exclude<keyof Waiting, "lettersKept">;

interface Place {
  href: string;
  icon: PanelIconName;
  /** Resource that the site and the role need for it. */
  resource?: string;
  isBad?: true;
}

const ofBookings = (subset: string, icon: PanelIconName): Place => ({
  href: `/admin/booking?subset=${subset}&orderBy=startAt`,
  icon,
  resource: "booking",
});
const ofOrders = (subset: string): Place => ({
  href: `/admin/order?subset=${subset}&orderBy=createdAt`,
  icon: "order",
  resource: "order",
});

/** Screens for each kind of waiting item, in the order of urgency. */
const PLACES: Record<Kind, Place> = {
  toConfirm: ofBookings("TO_CONFIRM", "ride"),
  toPrice: ofBookings("TO_PRICE", "fare"),
  toComplete: ofBookings("TO_COMPLETE", "check"),
  moneyEvents: { href: "/admin/money", icon: "warning", isBad: true },
  owed: ofBookings("OWED", "money"),
  unpaid: ofBookings("UNPAID", "payment"),
  ordersToPrepare: ofOrders("TO_PACK"),
  ordersReturning: ofOrders("RETURNING"),
  messages: { href: "/admin/message?isAnswered=false", icon: "message", resource: "message" },
  reviews: { href: "/admin/review?subset=WAITING", icon: "star", resource: "review" },
  duties: { href: "/admin/duty", icon: "page" },
  lettersFailed: { href: "/admin/letter", icon: "warning", isBad: true },
};

/** Lists the kinds of items that wait for the company, with their links, but for empty ones. */
export function useWaiting(waiting: Waiting) {
  const t = useTranslations("admin.day.waiting");
  const { resource } = usePanel();
  return (Object.keys(PLACES) as Kind[]).flatMap((kind) => {
    const { resource: needed, ...place } = PLACES[kind];
    const count = waiting[kind];
    if (count === 0 || (needed && !resource(needed))) return [];
    return [{ ...place, kind, count, text: t(kind, { count }) }];
  });
}
