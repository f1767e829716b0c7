"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CallProblem } from "@/components/forms/call-problem";
import { BusyButton } from "@/components/ui/busy-button";
import { buttonLook } from "@/components/ui/button-link";
import type { Locale } from "@/lib/rules/locale-code";
import { newRideDraft } from "@/stores/ride-draft";
import type { BookingMessages } from "./booking-messages";
import { BookingSummary } from "./booking-summary";
import { CustomerFields } from "./customer-fields";
import { customerOf } from "./customer-of";
import { DraftNote } from "./draft-note";
import { MoneyNote } from "./money-note";
import { OnRequestNote } from "./on-request-note";
import { PriceStep } from "./price-step";
import { RideFields } from "./ride-fields";
import { useKeptRide } from "./use-kept-ride";
import { useOrder } from "./use-order";
import { type RideOnRequest, useQuote } from "./use-quote";

/** Books a ride, or asks for it: what it is, its price, who it is for, and the order. */
export function BookingForm(props: {
  locale: Locale;
  messages: BookingMessages;
  idCalendar: number;
}) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={props.messages} timeZone="Europe/Paris">
      <Steps {...props} />
    </NextIntlClientProvider>
  );
}

function Steps({ locale, idCalendar }: { locale: Locale; idCalendar: number }) {
  const t = useTranslations("booking");
  const nextTitle = useRef<HTMLHeadingElement>(null);
  const customerTitle = useRef<HTMLHeadingElement>(null);
  const isAnswerAwaited = useRef(false);
  const words = useTranslations("form");
  const { root, request, quoted, onRequest, errors, refusal, isAsking, ask, check, refuse } =
    useQuote((fault) => words(`faults.${fault}`), idCalendar);
  const [wantsQuote, setWantsQuote] = useState(false);
  const [askedFor, setAskedFor] = useState<RideOnRequest>();
  /** What was sent last: its refusal is said at its end. */
  const [sentLast, setSentLast] = useState<"RIDE" | "ORDER">();
  const { send, isSending, sent } = useOrder();
  const isAskedFor = onRequest !== undefined && askedFor === onRequest;

  useKeptRide(locale);

  // The answer one asked for is where one goes on, once it is there.
  useEffect(() => {
    if (!(quoted || onRequest) || !isAnswerAwaited.current) return;
    isAnswerAwaited.current = false;
    nextTitle.current?.focus();
  }, [quoted, onRequest]);

  async function seePrice(event: FormEvent) {
    event.preventDefault();
    setSentLast("RIDE");
    isAnswerAwaited.current = await ask();
  }

  /** Goes on to the customer's fields, once they are there. */
  function goOn(change: () => void) {
    flushSync(change);
    customerTitle.current?.focus();
  }

  async function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSentLast("ORDER");
    if (!check(event.currentTarget)) return;
    const customer = customerOf(new FormData(event.currentTarget));
    try {
      if (quoted && request) {
        const { idVehicle } = quoted.quote;
        await send(wantsQuote ? "REQUEST" : "BOOK", { ...request, idVehicle, ...customer });
      } else if (onRequest && request) await send("REQUEST", { ...request, ...customer });
      newRideDraft.getState().clear();
    } catch (error) {
      refuse(error);
    }
  }

  const toCorrect = Object.keys(errors).length;
  const problem = refusal ?? (toCorrect > 1 ? { toCorrect } : undefined);
  if (sent) return <BookingSummary booking={sent} locale={locale} />;
  const kind = onRequest ? "request" : wantsQuote ? "quote" : "book";
  return (
    <div ref={root} className="max-w-4xl">
      <DraftNote />
      <form onSubmit={seePrice} noValidate aria-labelledby="ride-title">
        <StepTitle id="ride-title" number={1} title={t("steps.ride")} />
        <RideFields errors={errors} idCalendar={idCalendar} asksDetails />
        <CallProblem problem={sentLast === "RIDE" ? problem : undefined} className="mt-6" />
        <BusyButton
          isBusy={isAsking}
          label={t("seePrice")}
          busyLabel={t("asking")}
          look={quoted || onRequest ? "outline" : "solid"}
          className="mt-7"
        />
      </form>
      {onRequest && (
        <section className="mt-14 border-line border-t pt-12">
          <StepTitle id="request-title" number={2} title={t("steps.request")} ref={nextTitle} />
          <OnRequestNote reasons={onRequest.reasons}>
            {!isAskedFor && (
              <button
                type="button"
                onClick={() => goOn(() => setAskedFor(onRequest))}
                className={buttonLook("solid")}
              >
                {t("onRequest.ask")}
              </button>
            )}
          </OnRequestNote>
        </section>
      )}
      {/* Kept while the ride changes, so that nothing typed below is lost. */}
      <form
        onSubmit={order}
        noValidate
        hidden={!quoted && !isAskedFor}
        aria-labelledby="customer-title"
      >
        {quoted && (
          <PriceStep
            quote={quoted.quote}
            title={
              <StepTitle id="price-title" number={2} title={t("steps.price")} ref={nextTitle} />
            }
            onChoose={(id) => void ask(id)}
            error={errors.idVehicle}
            wantsQuote={wantsQuote}
            onWantQuote={(wanted) => goOn(() => setWantsQuote(wanted))}
          />
        )}
        <section className="mt-14 border-line border-t pt-12">
          <StepTitle
            id="customer-title"
            number={3}
            title={t("steps.customer")}
            ref={customerTitle}
          />
          <CustomerFields errors={errors} locale={locale} />
          {quoted && kind === "book" && <MoneyNote quote={quoted.quote} />}
          <CallProblem problem={sentLast === "ORDER" ? problem : undefined} className="mt-6" />
          <BusyButton
            isBusy={isSending}
            label={t(`send.${kind}`)}
            busyLabel={t(`sending.${kind}`)}
            className="mt-6"
          />
          {kind !== "book" && <p className="mt-3 text-muted text-small">{t(`sendNote.${kind}`)}</p>}
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
