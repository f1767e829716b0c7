"use client";

import { useTranslations } from "next-intl";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { DueItem, DueKind } from "@/lib/contract/admin/due";

export function DueLine(props: { item: DueItem; isBusy: boolean; onRemind: () => void }) {
  const { item, isBusy, onRemind } = props;
  const { kind, customer, amount, since, isLate, remindedOn, mayRemind } = item;
  const t = useTranslations("admin.due");
  const format = usePanelFormat();
  const day = (date: string) => format.date(`${date}T12:00:00Z`);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 bar:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="font-semibold text-heading [overflow-wrap:anywhere]">{customer}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-small">
          <DueLink {...item} />
          {isLate ? (
            <ToneMark tone="BAD">{t("lateSince", { day: day(since) })}</ToneMark>
          ) : (
            <span className="text-muted">
              {t(kind === "INVOICE" ? "dueOn" : "since", { day: day(since) })}
            </span>
          )}
          {remindedOn && (
            <span className="text-muted">{t("remindedOn", { day: day(remindedOn) })}</span>
          )}
        </p>
      </div>
      <p
        translate="no"
        className="whitespace-nowrap text-right font-semibold text-heading tabular-nums"
      >
        {format.euros(amount)}
      </p>
      <button
        type="button"
        aria-busy={isBusy}
        disabled={!mayRemind || isBusy}
        onClick={onRemind}
        className={`${panelButton()} col-span-2 bar:col-span-1`}
      >
        <span>{isBusy ? t("reminding") : t("remind")}</span>
        <span className="sr-only">{` ${customer}`}</span>
      </button>
    </li>
  );
}

export function DueLink(props: { kind: DueKind; reference: string; idBusiness: number | null }) {
  const { kind, reference, idBusiness } = props;
  const t = useTranslations("admin.due");
  const href =
    kind === "INVOICE"
      ? panelPath("business", idBusiness ?? 0)
      : panelPath(kind === "BOOKING" ? "booking" : "order", reference);
  return (
    <PanelLink
      href={href}
      className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-heading"
    >
      {t(`of.${kind}`, { reference })}
    </PanelLink>
  );
}
