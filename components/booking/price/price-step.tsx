"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Quote } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import { aboutDuration } from "@/lib/rules/booking/about-duration";
import type { Locale } from "@/lib/rules/text/locale-code";
import { PriceLines } from "./price-lines";
import { VehicleChoice } from "./vehicle-choice";

export function PriceStep(props: {
  quote: Quote;
  title: ReactNode;
  onChoose: (idVehicle: number) => void;
  error: string | undefined;
  wantsQuote: boolean;
  onWantQuote: (wanted: boolean) => void;
  /** True where the ride above is one line. */
  isShort: boolean;
}) {
  const { quote, wantsQuote, onWantQuote } = props;
  const t = useTranslations("booking");
  const { number } = siteFormat(useLocale() as Locale);
  return (
    <section className={props.isShort ? "mt-9" : "mt-14 border-line border-t pt-12"}>
      {props.title}
      <p className="mb-6 text-muted">
        <span>
          {t("distance", {
            km: number(quote.distanceKm),
            duration: t("duration", aboutDuration(quote.durationMin)),
          })}
        </span>{" "}
        {quote.estimate && <span>{t("estimate")}</span>}
      </p>
      {quote.account && (
        <p className="mb-6 border-accent border-l-2 bg-surface px-4 py-3 text-small">
          {t("account.priced", { business: quote.account.business })}
        </p>
      )}
      <VehicleChoice quote={quote} onChoose={props.onChoose} error={props.error} />
      {/* In a wide window they stand in the summary beside the steps. */}
      <div className="mt-8 bar:hidden">
        <PriceLines {...quote} />
      </div>
      <p className="mt-6 text-muted text-small">
        <span>{t(wantsQuote ? "quoteWanted" : "quoteOffer")}</span>{" "}
        <button
          type="button"
          onClick={() => onWantQuote(!wantsQuote)}
          className="min-h-6 text-accent underline underline-offset-4"
        >
          {t(wantsQuote ? "bookInstead" : "askQuote")}
        </button>
      </p>
    </section>
  );
}
