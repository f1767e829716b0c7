"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusField } from "@/components/forms/focus-field";
import { useIsInView } from "@/components/ui/use-is-in-view";
import { useSeenAtFocus } from "@/components/ui/use-seen-at-focus";
import type { Quote } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/text/locale-code";
import { newRideDraft, type RideDraft } from "@/stores/ride-draft";
import { BookingSummary } from "./booking-summary";
import { CustomerFields } from "./customer-fields";
import { customerOf } from "./customer-of";
import { goToNext } from "./go-to-next";
import { isSlotTaken } from "./lost-time";
import { OrderEnd } from "./order-end";
import { PriceStep } from "./price-step";
import { RequestStep } from "./request-step";
import { RideFormStep } from "./ride-form-step";
import { RideSummary } from "./ride-summary";
import { SlotLost } from "./slot-lost";
import { StepTitle } from "./step-title";
import { useBookingStep } from "./use-booking-step";
import { useKeptRide } from "./use-kept-ride";
import { useOrder } from "./use-order";
import { type RideOnRequest, useQuote } from "./use-quote";

/** What the steps of a booking need to know of their page. */
export interface BookingStepsProps {
  locale: Locale;
  idCalendar: number;
  /** What stands above them, until the booking is sent. */
  children: ReactNode;
}

/** The steps of a booking, of a request or of a quote, and what was sent once it is. */
export function BookingSteps({ locale, idCalendar, children }: BookingStepsProps) {
  const t = useTranslations("booking");
  const nextTitle = useRef<HTMLHeadingElement>(null);
  const customerTitle = useRef<HTMLHeadingElement>(null);
  const rideForm = useRef<HTMLFormElement>(null);
  const { element: end, isInView: isEndInView } = useIsInView<HTMLDivElement>();
  const isAnswerAwaited = useRef(false);
  const words = useTranslations("form");
  const { root, request, quoted, onRequest, errors, formError, isAsking, ask, check, refuse } =
    useQuote((fault) => words(`faults.${fault}`), idCalendar);
  const [wantsQuote, setWantsQuote] = useState(false);
  const [askedFor, setAskedFor] = useState<RideOnRequest>();
  /** The form that was sent last, at whose end its error is shown. */
  const [sentLast, setSentLast] = useState<"RIDE" | "ORDER">();
  /** The price of a ride whose vehicle somebody else has booked since. */
  const [lostQuote, setLostQuote] = useState<Quote>();
  const { send, isSending, sent } = useOrder();
  const isAskedFor = onRequest !== undefined && askedFor === onRequest;

  useKeptRide(locale);
  useSeenAtFocus(root);

  // The answer one asked for is where one goes on, once it is there.
  useEffect(() => {
    if (!(quoted || onRequest) || !isAnswerAwaited.current) return;
    isAnswerAwaited.current = false;
    nextTitle.current?.focus();
  }, [quoted, onRequest]);

  /** Asks the price and goes on to it; of a ride that becomes another with it, where some is given. */
  async function askAndGoThere(part?: Partial<RideDraft>, idVehicle?: number) {
    isAnswerAwaited.current = true;
    if (!(await ask(idVehicle, part))) isAnswerAwaited.current = false;
  }

  async function seePrice(event: FormEvent) {
    event.preventDefault();
    setSentLast("RIDE");
    await askAndGoThere();
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
      if (quoted && isSlotTaken(error)) setLostQuote(quoted.quote);
      else refuse(error);
    }
  }

  const kind = onRequest ? "request" : wantsQuote ? "quote" : "book";
  useBookingStep(
    {
      quote: quoted?.quote,
      isOnRequest: onRequest !== undefined,
      isAskedFor,
      isAsking,
      isEndInView,
      sent,
      kind,
    },
    {
      seePrice: () => rideForm.current?.requestSubmit(),
      askFor: () => goOn(() => setAskedFor(onRequest)),
      goOn: () => goToNext(customerTitle.current, end.current),
    },
  );

  const toCorrect = Object.keys(errors).length;
  const problem = formError ?? (toCorrect > 1 ? { toCorrect } : undefined);
  if (sent) return <BookingSummary booking={sent} locale={locale} />;
  return (
    <>
      {children}
      <div className="grid gap-x-10 bar:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16 xl:gap-x-24">
        <div ref={root} className="min-w-0">
          <RideFormStep
            ref={rideForm}
            errors={errors}
            idCalendar={idCalendar}
            problem={sentLast === "RIDE" ? problem : undefined}
            isAsking={isAsking}
            isAnswered={quoted !== undefined || onRequest !== undefined}
            onSubmit={seePrice}
          />
          {onRequest && (
            <RequestStep
              ride={onRequest}
              titleRef={nextTitle}
              isAskedFor={isAskedFor}
              onAsk={() => goOn(() => setAskedFor(onRequest))}
            />
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
              <OrderEnd
                ref={end}
                kind={kind}
                quote={quoted?.quote}
                problem={sentLast === "ORDER" ? problem : undefined}
                isSending={isSending}
              >
                {quoted && quoted.quote === lostQuote && (
                  <SlotLost
                    idVehicle={lostQuote.idVehicle}
                    isAsking={isAsking}
                    onTake={askAndGoThere}
                    onOtherDay={() => focusField(root.current, ["startAt"])}
                  />
                )}
              </OrderEnd>
            </section>
          </form>
        </div>
        <RideSummary
          quote={quoted?.quote}
          isOnRequest={onRequest !== undefined}
          isBooked={kind === "book"}
        />
      </div>
    </>
  );
}
