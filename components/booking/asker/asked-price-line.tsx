"use client";

import { useLocale, useTranslations } from "next-intl";
import { RollingAmount } from "@/components/ui/rolling-amount";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { AskedPrice } from "./use-asked-price";

export function AskedPriceLine({ price }: { price: AskedPrice }) {
  const { way, quote, reasons, problem, isAsking } = price;
  const t = useTranslations("booking");
  const { euros, number } = siteFormat(useLocale() as Locale);
  const length = quote ?? way;
  const [reason] = reasons;
  if (problem !== undefined) {
    return (
      <p role="status" className="font-medium text-danger">
        {problem || t("asker.noAnswer")}
      </p>
    );
  }
  if (reason) {
    return (
      <p role="status" className="text-ink">
        <span>{`${t(`onRequest.${reason}`)} `}</span>
        <span className="text-muted">{t("asker.onRequest")}</span>
      </p>
    );
  }
  if (!length) {
    return (
      <p role="status" className="text-muted">
        {t(isAsking ? "asker.asking" : "asker.priceComesHere")}
      </p>
    );
  }
  return (
    <p
      role="status"
      aria-busy={isAsking || undefined}
      className={`flex flex-wrap items-baseline gap-x-2 ${isAsking ? "opacity-60" : ""}`}
    >
      {!quote && <span>{t("asker.from")}</span>}
      <strong translate="no" className="mr-2 figures text-heading text-subtitle">
        <RollingAmount text={euros(quote?.total ?? way?.from ?? 0)} />
      </strong>
      <span className="text-muted">
        {t("asker.length", {
          km: number(length.distanceKm),
          duration: t("duration", {
            hours: Math.floor(length.durationMin / 60),
            minutes: length.durationMin % 60,
          }),
        })}
      </span>
    </p>
  );
}
