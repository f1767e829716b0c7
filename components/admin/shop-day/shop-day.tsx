"use client";

import { useTranslations } from "next-intl";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { runsOut } from "@/lib/rules/shop/runs-out";
import { LeavingCard } from "./leaving-card";
import { MessagesCard } from "./messages-card";
import { PackingCard } from "./packing-card";
import { StockCard } from "./stock-card";

/** Interval at which it is asked for anew, in milliseconds. */
const ASKED_AGAIN = 60_000;

/** Most lines of a card; its screen has the rest. */
const LINES = 5;

export function ShopDay() {
  const t = useTranslations("admin.shopDay");
  const again = { refreshInterval: ASKED_AGAIN };
  const picking = usePanelData("/admin/picking", again).data;
  const ready = usePanelData("/admin/{resource}", {
    params: { resource: "order" },
    ...again,
    query: { status: "READY", orderBy: "createdAt", nbItem: LINES },
  }).data;
  const messages = usePanelData("/admin/{resource}", {
    params: { resource: "message" },
    ...again,
    query: { isAnswered: "false", orderBy: "receivedAt", nbItem: LINES },
  }).data;
  const stocks = usePanelData("/admin/{resource}", {
    params: { resource: "stock" },
    ...again,
    query: { orderBy: "quantity", nbItem: LINES },
  }).data;
  if (!picking || !ready || !messages || !stocks) return null;
  const low = stocks.items.filter(({ quantity }) => runsOut(Number(quantity)));
  const isQuiet = [picking, ready, messages].every(({ total }) => total === 0) && low.length === 0;
  if (isQuiet) return <NothingNote>{t("quiet")}</NothingNote>;
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <PackingCard picking={picking} most={LINES} />
      <LeavingCard picking={picking} ready={ready} most={LINES} />
      <MessagesCard messages={messages} />
      <StockCard low={low} />
    </div>
  );
}
