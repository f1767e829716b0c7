"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { PageSteps } from "@/components/admin/resource/page-steps";
import type { StockHistory } from "@/lib/contract/admin/stock-movement";
import { STOCK_REASONS } from "@/lib/contract/admin/stock-reason";
import { isOfStock } from "./is-of-stock";

const MOVEMENTS_OF_A_PAGE = 25;

export function StockScreen({ id }: { id: string }) {
  const t = useTranslations("admin.stock");
  const action = useTranslations("admin.action");
  const { mutate } = useSWRConfig();
  const { labelOf, resource } = usePanel();
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get("page")) || 1));
  const [isCorrecting, setIsCorrecting] = useState(false);
  const stock = usePanelData("/admin/stock/{id}/history", {
    params: { id },
    query: { page },
    keepPreviousData: true,
  });
  const declared = resource("stock");
  const refresh = () => mutate(isOfStock);
  return (
    <Screen
      title={stock.data?.name ?? (declared && labelOf(declared.label.one)) ?? ""}
      lead={stock.data?.reference}
      {...(declared && { back: { href: panelPath("stock"), label: labelOf(declared.label.many) } })}
      isNarrow
    >
      <Loaded of={stock}>
        {(data) => (
          <>
            <Figures stock={data} />
            <div className="mt-4 grid gap-2 xs:flex xs:flex-wrap">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setIsCorrecting(true)}
                className={panelButton("solid")}
              >
                {action("correctStock.title")}
              </button>
              <PanelLink href={panelPath("inventory")} className={panelButton()}>
                {t("count")}
              </PanelLink>
            </div>
            <ScreenPart title={t("history")} className="mt-8">
              {data.movements.length === 0 ? (
                <NothingNote>{t("nothing")}</NothingNote>
              ) : (
                <ol className="divide-y divide-line">
                  {data.movements.map((movement) => (
                    <MovementLine key={movement.id} movement={movement} />
                  ))}
                </ol>
              )}
              <PageSteps
                page={page}
                total={data.total}
                rows={MOVEMENTS_OF_A_PAGE}
                path={(other) => panelPath("stock", id) + (other > 1 ? `?page=${other}` : "")}
              />
            </ScreenPart>
            {isCorrecting && (
              <ActionSheet
                of="correctStock"
                params={{ id: data.id }}
                given={{ seen: data.quantity }}
                says={{ quantity: data.quantity }}
                onDone={refresh}
                onRefused={refresh}
                onClose={() => setIsCorrecting(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Pieces for sale, pieces held for orders, and their sum on the shelf. */
function Figures({ stock: { quantity, held } }: { stock: StockHistory }) {
  const t = useTranslations("admin.stock");
  const figures = [
    [t("quantity"), quantity],
    [t("held"), held],
    [t("shelf"), quantity + held],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-3 gap-2 tabular-nums">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className={`${PANEL_CARD} flex flex-col justify-between px-3 py-3 xs:px-4`}
          >
            <dt className="text-muted text-small">{label}</dt>
            <dd className="text-figure text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      {held > 0 && <p className="mt-2 text-muted text-small">{t("heldHint")}</p>}
    </>
  );
}

function MovementLine({ movement }: { movement: StockHistory["movements"][number] }) {
  const { at, units, quantity, reason, order, by, note } = movement;
  const t = useTranslations("admin.stock");
  const { labelOf } = usePanel();
  const format = usePanelFormat();
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-3">
      <span className="text-right font-semibold text-heading tabular-nums">{signed(units)}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="text-heading">{labelOf(STOCK_REASONS[reason])}</span>{" "}
        {order && (
          <PanelLink
            href={panelPath("order", order)}
            className="inline-flex min-h-6 items-center whitespace-nowrap text-accent text-small underline underline-offset-4"
          >
            {order}
          </PanelLink>
        )}
        {note && <span className="block text-small">{note}</span>}
        <span className="block text-muted text-small">
          <time dateTime={at} className="tabular-nums">
            {format.dateAndTime(at)}
          </time>
          {by && <span>{` · ${by}`}</span>}
        </span>
      </span>
      <span className="text-muted text-small tabular-nums">{t("left", { quantity })}</span>
    </li>
  );
}

/** Writes a change as people do: with its sign, a true minus. */
const signed = (units: number) => (units > 0 ? `+${units}` : `−${Math.abs(units)}`);
