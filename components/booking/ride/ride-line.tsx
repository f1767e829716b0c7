"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Ref } from "react";
import { useToday } from "@/components/ui/use-today";
import { siteFormat } from "@/lib/i18n/site-format";
import { shortName } from "@/lib/rules/booking/short-name";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useRideDraft } from "@/stores/ride-draft";

export function RideLine(props: {
  ref: Ref<HTMLElement>;
  isAsking: boolean;
  onChange: () => void;
}) {
  const { isAsking, onChange } = props;
  const t = useTranslations("booking");
  const { dayAhead } = siteFormat(useLocale() as Locale);
  const today = useToday();
  const { pickup, dropoff, date, time, passengers, luggage } = useRideDraft((store) => store.ride);
  return (
    <section
      ref={props.ref}
      aria-label={t("steps.ride")}
      className="scroll-mt-20 rounded-card border border-line bg-surface px-5 py-4"
    >
      <p className="min-w-0 text-heading">
        <span>{`${shortName(pickup.text)} → ${shortName(dropoff.text)}, `}</span>
        <span className="whitespace-nowrap">
          <span>{`${dayAhead(date, today ?? date)} `}</span>
          <span translate="no">{time}</span>
        </span>
        <span aria-hidden="true">{" · "}</span>
        <button
          type="button"
          onClick={onChange}
          className="min-h-6 text-accent underline underline-offset-4"
        >
          {t("inShort.change")}
        </button>
      </p>
      <p className="mt-1 text-muted text-small">
        <span>{t("inShort.people", { passengers, luggage })}</span>
      </p>
      <p role="status" className="mt-1 text-muted text-small empty:hidden">
        {isAsking && <span>{t("asking")}</span>}
      </p>
    </section>
  );
}
