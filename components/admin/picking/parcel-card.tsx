"use client";

import { useLocale, useTranslations } from "next-intl";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { OrderToPack } from "@/lib/contract/admin/picking";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

export function ParcelCard(props: {
  order: OrderToPack;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { order, isChosen, onChoose } = props;
  const { reference, customer, label, carrier, collect, bottles, weightGrams, message } = order;
  const t = useTranslations("admin.picking");
  const modes = useTranslations("order.mode");
  const locale = useLocale() as Locale;
  const format = usePanelFormat();
  return (
    <div className="flex break-inside-avoid gap-2 rounded-card border border-line bg-surface py-2 pr-4 pl-2">
      <label className="grid size-11 shrink-0 place-items-center print:hidden">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          aria-label={t("select", { reference })}
          className="size-6 accent-accent"
        />
      </label>
      <div className="min-w-0 grow py-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <PanelLink
            translate="no"
            href={panelPath("order", reference)}
            className="inline-flex min-h-6 items-center font-semibold text-heading underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {reference}
          </PanelLink>
          <span className="text-muted text-small tabular-nums">
            {t("parcel", { bottles, weight: format.number(weightGrams / 1000) })}
          </span>
        </p>
        <p className="[overflow-wrap:anywhere]">{customer}</p>
        <p className="text-muted text-small [overflow-wrap:anywhere]">
          {collect
            ? t("collect", {
                date: format.day(`${collect.date}T12:00:00Z`),
                from: collect.from,
                until: collect.until,
              })
            : [
                carrier ?? modes(order.mode),
                label && `${label.postalCode} ${label.city}`,
                label && label.country !== "FR" && label.country,
              ]
                .filter(Boolean)
                .join(", ")}
        </p>
        <ul className="mt-2 space-y-0.5 text-small">
          {order.lines.map((line) => (
            <li key={line.reference} className="flex gap-2">
              <span className="shrink-0 font-semibold text-heading tabular-nums">
                {`${line.quantity} ×`}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span>{line.name}</span>
                {line.declinationName && (
                  <span className="text-muted">
                    {" "}
                    <span>{declinationLabel(line.declinationName, locale)}</span>
                  </span>
                )}
                {line.packed && (
                  <ul aria-label={t("inBox")} className="text-muted">
                    {line.packed.map(({ reference: of, name, quantity }) => (
                      <li key={of}>{`${quantity} × ${name}`}</li>
                    ))}
                  </ul>
                )}
              </span>
            </li>
          ))}
        </ul>
        {message && (
          <p className="mt-2 whitespace-pre-wrap text-small [overflow-wrap:anywhere]">
            {t("message", { text: message })}
          </p>
        )}
      </div>
    </div>
  );
}
