"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { type FormEvent, useEffect } from "react";
import type { BookingMessages } from "@/components/booking/form/booking-messages";
import { OnRequestNote } from "@/components/booking/price/on-request-note";
import { PriceLines } from "@/components/booking/price/price-lines";
import { useQuote } from "@/components/booking/price/use-quote";
import { VehicleChoice } from "@/components/booking/price/vehicle-choice";
import { DraftNote } from "@/components/booking/ride-step/draft-note";
import { RideFields } from "@/components/booking/ride-step/ride-fields";
import { BusyButton } from "@/components/ui/busy-button";
import { buttonLook } from "@/components/ui/button-look";
import { PageLink } from "@/components/ui/page-link";
import { siteFormat } from "@/lib/i18n/site-format";
import { aboutDuration } from "@/lib/rules/booking/about-duration";
import type { Locale } from "@/lib/rules/text/locale-code";
import { newRideDraft } from "@/stores/ride-draft";

export function FareCalculator(props: {
  locale: Locale;
  messages: Pick<BookingMessages, "booking">;
  idCalendar: number;
  /** Path of the booking form, with its locale prefix; null on a site without one. */
  formPath: string | null;
}) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={props.messages} timeZone="Europe/Paris">
      <Calculator {...props} />
    </NextIntlClientProvider>
  );
}

function Calculator(props: { locale: Locale; idCalendar: number; formPath: string | null }) {
  const { locale, idCalendar, formPath } = props;
  const t = useTranslations("booking");
  const { number } = siteFormat(locale);
  const { root, quoted, onRequest, errors, formError, isAsking, ask } = useQuote(
    () => t("problems.required"),
    idCalendar,
  );

  useEffect(() => {
    void newRideDraft.persist.rehydrate();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void ask();
  }

  const goOn = (label: string) =>
    formPath && (
      <PageLink href={formPath} className={buttonLook("solid")}>
        {label}
      </PageLink>
    );
  return (
    <div
      ref={root}
      className="grid gap-10 rounded-card border border-line bg-surface p-6 md:p-10 lg:grid-cols-[3fr_2fr] lg:gap-14"
    >
      <form onSubmit={submit} noValidate>
        <DraftNote />
        <RideFields errors={errors} idCalendar={idCalendar} />
        <BusyButton
          isBusy={isAsking}
          label={t("seePrice")}
          busyLabel={t("asking")}
          className="mt-7"
        />
      </form>
      <div aria-live="polite" className="lg:border-line lg:border-l lg:pl-14">
        {formError && <p className="mb-4 text-danger">{formError}</p>}
        {quoted ? (
          <>
            <p className="mb-5 text-muted">
              {t("distance", {
                km: number(quoted.quote.distanceKm),
                duration: t("duration", aboutDuration(quoted.quote.durationMin)),
              })}
            </p>
            <VehicleChoice quote={quoted.quote} onChoose={(id) => void ask(id)} />
            <div className="mt-6">
              <PriceLines {...quoted.quote} />
            </div>
            {quoted.quote.estimate && <p className="mt-4 text-muted text-small">{t("estimate")}</p>}
            <p className="mt-7">{goOn(t("bookThis"))}</p>
          </>
        ) : onRequest ? (
          <OnRequestNote reasons={onRequest.reasons}>{goOn(t("onRequest.ask"))}</OnRequestNote>
        ) : (
          <p className="text-muted">{t("priceComesHere")}</p>
        )}
      </div>
    </div>
  );
}
