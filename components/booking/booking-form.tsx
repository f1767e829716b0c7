"use client";

import { NextIntlClientProvider, useFormatter, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button-link";
import { bookRide } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import type { Booking, BookingRequest } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/locale-code";
import { newRideDraft } from "@/stores/ride-draft";
import type { BookingMessages } from "./booking-messages";
import { BookingSummary } from "./booking-summary";
import { CustomerFields } from "./customer-fields";
import { customerOf } from "./customer-of";
import { focusField } from "./focus-field";
import { PriceLines } from "./price-lines";
import { RideFields } from "./ride-fields";
import { useQuote } from "./use-quote";
import { VehicleChoice } from "./vehicle-choice";

/** Books a ride: what it is, its price, who it is for, and the order. */
export function BookingForm(props: {
  locale: Locale;
  messages: BookingMessages;
  idCalendar: number;
}) {
  return (
    <NextIntlClientProvider
      locale={props.locale}
      messages={{ booking: props.messages }}
      timeZone="Europe/Paris"
    >
      <Steps {...props} />
    </NextIntlClientProvider>
  );
}

function Steps({ locale, idCalendar }: { locale: Locale; idCalendar: number }) {
  const t = useTranslations("booking");
  const format = useFormatter();
  const root = useRef<HTMLDivElement>(null);
  const priceTitle = useRef<HTMLHeadingElement>(null);
  const isPriceAwaited = useRef(false);
  const { quoted, errors, refusal, isAsking, ask, refuse } = useQuote();
  const [isBooking, setIsBooking] = useState(false);
  const [booked, setBooked] = useState<Booking>();
  // Sent again after a broken connection, the same order must not become a second one.
  const order = useRef({ body: "", key: "" });

  useEffect(() => {
    void newRideDraft.persist.rehydrate();
  }, []);

  // The price one asked for is where one goes on, once it is there.
  useEffect(() => {
    if (!quoted || !isPriceAwaited.current) return;
    isPriceAwaited.current = false;
    priceTitle.current?.focus();
  });

  async function seePrice(event: FormEvent) {
    event.preventDefault();
    const wrong = await ask();
    if (wrong) focusField(root.current, wrong);
    else isPriceAwaited.current = true;
  }

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!quoted || isBooking) return;
    const request: BookingRequest = {
      ...quoted.request,
      idVehicle: quoted.quote.idVehicle,
      ...customerOf(new FormData(event.currentTarget)),
    };
    const body = JSON.stringify(request);
    if (order.current.body !== body) order.current = { body, key: crypto.randomUUID() };
    setIsBooking(true);
    try {
      setBooked(await bookRide(browserCall(locale), request, order.current.key));
      newRideDraft.getState().clear();
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409) order.current.key = "";
      focusField(root.current, refuse(error));
    } finally {
      setIsBooking(false);
    }
  }

  if (booked) return <BookingSummary booking={booked} locale={locale} />;
  return (
    <div ref={root} className="max-w-4xl">
      <form onSubmit={seePrice} noValidate aria-labelledby="ride-title">
        <StepTitle id="ride-title" number={1} title={t("steps.ride")} />
        <RideFields errors={errors} idCalendar={idCalendar} />
        <button
          type="submit"
          disabled={isAsking}
          className={`mt-7 ${buttonLook(quoted ? "outline" : "solid")}`}
        >
          {isAsking ? t("asking") : t("seePrice")}
        </button>
      </form>
      <p role="alert" className="mt-5 font-medium text-danger empty:hidden">
        {refusal}
      </p>
      {/* Kept while the ride changes, so that nothing typed below is lost. */}
      <form onSubmit={book} noValidate hidden={!quoted} aria-labelledby="price-title">
        {quoted && (
          <section className="mt-14 border-line border-t pt-12">
            <StepTitle id="price-title" number={2} title={t("steps.price")} ref={priceTitle} />
            <p className="mb-6 text-muted">
              {t("distance", {
                km: format.number(quoted.quote.distanceKm),
                duration: t("duration", {
                  hours: Math.floor(quoted.quote.durationMin / 60),
                  minutes: quoted.quote.durationMin % 60,
                }),
              })}
            </p>
            <div className="grid gap-8 md:grid-cols-2 md:gap-12">
              <VehicleChoice
                quote={quoted.quote}
                onChoose={(id) => void ask(id)}
                error={errors.idVehicle}
              />
              <div>
                <PriceLines {...quoted.quote} />
                {quoted.quote.estimate && (
                  <p className="mt-4 text-muted text-small">{t("estimate")}</p>
                )}
              </div>
            </div>
          </section>
        )}
        <section className="mt-14 border-line border-t pt-12">
          <StepTitle id="customer-title" number={3} title={t("steps.customer")} />
          <CustomerFields errors={errors} locale={locale} />
          <p role="alert" className="mt-6 font-medium text-danger empty:hidden">
            {refusal}
          </p>
          <button type="submit" disabled={isBooking} className={`mt-6 ${buttonLook("solid")}`}>
            {isBooking ? t("booking") : t("order")}
          </button>
          <p className="mt-3 text-muted text-small">{t("orderNote")}</p>
        </section>
      </form>
    </div>
  );
}

function StepTitle(props: {
  id: string;
  number: number;
  title: string;
  ref?: React.Ref<HTMLHeadingElement>;
}) {
  return (
    <h2
      id={props.id}
      ref={props.ref}
      tabIndex={-1}
      className="mb-7 flex items-baseline gap-4 text-subtitle outline-none"
    >
      <span aria-hidden="true" className="text-accent">
        {props.number}
      </span>
      {props.title}
    </h2>
  );
}
