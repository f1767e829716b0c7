"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import type { ChangeOutcome } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export function ChangePrice(props: {
  outcome: ChangeOutcome;
  locale: Locale;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const { before, total, difference, dueNow, refund, idVehicle, vehicles } = props.outcome;
  const t = useTranslations("ride.change");
  const words = useTranslations("booking");
  const { euros } = siteFormat(props.locale);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  const amount = euros(Math.abs(difference));
  const sentence = () => {
    if (difference === 0) return t("same");
    if (difference < 0) return t("less", { amount });
    return dueNow > 0 ? t("more", { amount, due: euros(dueNow) }) : t("moreLater", { amount });
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mt-8 max-w-3xl border-accent border-l-2 bg-surface p-6 outline-none md:p-8"
    >
      <dl className="tabular-nums">
        <div className="flex justify-between gap-6 text-muted">
          <dt>{words("vehicle")}</dt>
          <dd>{vehicles.find(({ id }) => id === idVehicle)?.name}</dd>
        </div>
        <div className="flex justify-between gap-6 text-muted">
          <dt>{t("before")}</dt>
          <dd translate="no" className="whitespace-nowrap">
            {euros(before)}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-6">
          <dt className="font-medium text-heading">{t("after")}</dt>
          <dd translate="no" className="whitespace-nowrap figures text-heading text-title">
            {euros(total)}
          </dd>
        </div>
      </dl>
      <p className="mt-4">
        <span>{sentence()}</span>
        {refund > 0 && <span>{` ${t("refund", { amount: euros(refund) })}`}</span>}
      </p>
      <BusyButton
        type="button"
        onClick={props.onConfirm}
        isBusy={props.isBusy}
        label={t("confirm")}
        busyLabel={t("confirming")}
        className="mt-6"
      />
    </div>
  );
}
