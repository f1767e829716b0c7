"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { SaveSheetButtons } from "@/components/admin/spreadsheet/save-sheet-buttons";
import type { OrderToPack } from "@/lib/contract/admin/picking";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { HandoverSheet } from "./handover-sheet";
import { labelSheet } from "./label-sheet";
import { ParcelCard } from "./parcel-card";
import { ShelfList } from "./shelf-list";

export function PickingScreen() {
  const t = useTranslations("admin.picking");
  const picking = usePanelData("/admin/picking");
  const orders = picking.data?.orders ?? [];
  const bottles = orders.reduce((sum, order) => sum + order.bottles, 0);
  return (
    <Screen
      title={t("title")}
      lead={picking.data && t("lead", { orders: orders.length, bottles })}
      aside={
        orders.length > 0 && (
          <button
            type="button"
            onClick={() => window.print()}
            className={`${panelButton()} print:hidden`}
          >
            {t("print")}
          </button>
        )
      }
    >
      <Loaded of={picking}>
        {(data) =>
          data.orders.length === 0 ? (
            <NothingNote>{t("nothing")}</NothingNote>
          ) : (
            <>
              {data.total > data.orders.length && (
                <p className="mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small">
                  {t("more", { count: data.orders.length, total: data.total })}
                </p>
              )}
              <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
                <ScreenPart title={t("byProduct")} className="min-w-0">
                  <ShelfList products={data.products} />
                </ScreenPart>
                <ParcelsPart orders={data.orders} onHandedOver={picking.mutate} />
              </div>
            </>
          )
        }
      </Loaded>
    </Screen>
  );
}

function ParcelsPart(props: { orders: OrderToPack[]; onHandedOver: () => unknown }) {
  const { orders, onHandedOver } = props;
  const t = useTranslations("admin.picking");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isHandingOver, setIsHandingOver] = useState(false);
  const selected = orders.filter(({ id }) => chosen.has(id));
  const isAll = selected.length === orders.length;
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => {
      const now = new Set(before);
      if (isChosen) now.add(id);
      else now.delete(id);
      return now;
    });
  return (
    <ScreenPart
      title={t("byOrder")}
      className="min-w-0"
      aside={
        <button
          type="button"
          onClick={() => setChosen(new Set(isAll ? [] : orders.map(({ id }) => id)))}
          className="min-h-6 text-accent text-small underline underline-offset-4 print:hidden"
        >
          {t(isAll ? "selectNone" : "selectAll")}
        </button>
      }
    >
      <ul className="space-y-2.5">
        {orders.map((order) => (
          <li key={order.id}>
            <ParcelCard
              order={order}
              isChosen={chosen.has(order.id)}
              onChoose={(isChosen) => choose(order.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] -mx-4 mt-4 border-line border-t bg-background px-4 py-3 bar:bottom-0 bar:mx-0 bar:px-0 print:hidden">
        <p className="mb-2 text-muted text-small">
          <span role="status">{t("selected", { count: selected.length })}</span>
          {" · "}
          {t("labelsHint")}
        </p>
        <div className="flex flex-wrap gap-2">
          <SaveSheetButtons
            name={`${t("labelsFile")}-${parisDate(new Date())}`}
            label={t("labels")}
            rows={() => labelSheet(selected, (column) => t(`columns.${column}`))}
            disabled={selected.length === 0}
          />
          <button
            type="button"
            aria-haspopup="dialog"
            disabled={selected.length === 0}
            onClick={() => setIsHandingOver(true)}
            className={`${panelButton("solid")} grow`}
          >
            {t("handOver")}
          </button>
        </div>
      </div>
      {isHandingOver && (
        <HandoverSheet
          orders={selected}
          onDone={onHandedOver}
          onClose={() => setIsHandingOver(false)}
        />
      )}
    </ScreenPart>
  );
}
