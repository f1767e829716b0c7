"use client";

import { useTranslations } from "next-intl";
import { panelPath } from "@/components/admin/panel/panel-place";
import { useParisToday } from "@/components/admin/panel/use-now";
import type { OrderToPack, Picking } from "@/lib/contract/admin/picking";
import type { AdminList } from "@/lib/contract/asked-call";
import { DayCard, type DayLine } from "./day-card";

export function LeavingCard(props: { picking: Picking; ready: AdminList; most: number }) {
  const { picking, ready, most } = props;
  const t = useTranslations("admin.shopDay.leaving");
  const modes = useTranslations("order.mode");
  const today = useParisToday();
  const noteOf = ({ mode, carrier, collect }: OrderToPack) =>
    collect ? t("collect", { from: collect.from, until: collect.until }) : (carrier ?? modes(mode));
  const toPack: DayLine[] = picking.orders
    .filter(({ collect }) => !collect || collect.date <= today)
    .map((order) => ({
      key: order.reference,
      href: panelPath("order", order.reference),
      name: order.customer,
      note: noteOf(order),
      end: order.reference,
    }));
  const waiting: DayLine[] = ready.items.map(({ reference, customer }) => ({
    key: String(reference),
    href: panelPath("order", String(reference)),
    name: String(customer),
    note: t("ready"),
    end: String(reference),
  }));
  return (
    <DayCard
      title={t("title")}
      nothing={t("nothing")}
      way={{ href: panelPath("order"), label: t("way") }}
      lines={[...waiting, ...toPack].slice(0, most)}
    />
  );
}
