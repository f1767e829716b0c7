"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { customerOf } from "@/components/booking/customer/customer-of";
import { useOrder } from "@/components/booking/customer/use-order";
import { useOrderForm } from "@/components/booking/customer/use-order-form";
import { quoteFor } from "@/components/booking/price/quote-for";
import { RequestStep } from "@/components/booking/price/request-step";
import { type RideOnRequest, useQuote } from "@/components/booking/price/use-quote";
import { RideLine } from "@/components/booking/ride/ride-line";
import { RideFormStep } from "@/components/booking/ride-step/ride-form-step";
import { useKeptRide } from "@/components/booking/ride-step/use-kept-ride";
import { isSlotTaken } from "@/components/booking/when/lost-time";
import { focusField } from "@/components/forms/focus-field";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { useIsInView } from "@/components/ui/use-is-in-view";
import { useSeenAtFocus } from "@/components/ui/use-seen-at-focus";
import type { CustomerKind, Quote } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";
import type { RideDraft } from "@/stores/described-ride";
import { newRideDraft } from "@/stores/ride-draft";
import { forgetTypedFields } from "@/stores/typed-fields";
import { RideSummary } from "./ride-summary";
import { useBookingStep } from "./use-booking-step";

/** Summary after sending, loaded on demand: few go so far. */
const BookingSummary = dynamic(() =>
  import("./booking-summary").then(({ BookingSummary }) => BookingSummary),
);

/** Fields of the names on boards, of which the device remembers nothing: the tab does. */
const BOARDS = /\.board$/;

/** Area of the upper half of the window, and all above it. */
const UPPER_HALF = "100000px 0px -50%";

/** Tells whether a field belongs to the ride's form; details of its places come later. */
const isOfRide = (field: string): boolean =>
  !/^(?:customer|travel)\.|\.(?:address|board)$|^(?:message|acceptTerms|costCentre|idVehicle)$/.test(
    field,
  );

export interface BookingStepsProps {
  locale: Locale;
  idCalendar: number;
  /** Service that the ride is booked as, on the page of a reserved one. */
  service?: { id: number; title: string };
  /** Content above them, until the booking is sent. */
  children: ReactNode;
}

export function BookingSteps({ locale, idCalendar, service, children }: BookingStepsProps) {
  const nextTitle = useRef<HTMLHeadingElement>(null);
  const customerTitle = useRef<HTMLHeadingElement>(null);
  const rideForm = useRef<HTMLFormElement>(null);
  const rideLine = useRef<HTMLElement>(null);
  const { element: end, ref: endRef, isInView: isEndInView } = useIsInView<HTMLDivElement>();
  const { ref: customerStep, isInView: isAtCustomer } = useIsInView<HTMLElement>(UPPER_HALF);
  const isAnswerAwaited = useRef(false);
  const words = useTranslations("form");
  const { root, request, quoted, onRequest, errors, formError, isAsking, ask, check, refuse } =
    useQuote((code) => words(`errors.${code}`), idCalendar, service?.id);
  /** True where the ride came whole: it is one line until the visitor changes it. */
  const [isInOneLine, setIsInOneLine] = useState(false);
  const [isToPrice, setIsToPrice] = useState(false);
  const [wantsQuote, setWantsQuote] = useState(false);
  const [chosenKind, setChosenKind] = useState<CustomerKind>();
  const usualKind = useAuth((store) => store.user?.kind);
  const [askedFor, setAskedFor] = useState<RideOnRequest>();
  /** Form that was sent last: its error is shown at its end. */
  const [sentLast, setSentLast] = useState<"RIDE" | "ORDER">();
  /** Price of a ride whose vehicle somebody else has booked since. */
  const [lostQuote, setLostQuote] = useState<Quote>();
  const { send, isSending, sent } = useOrder();
  const { OrderForm, loadOrderForm } = useOrderForm();
  // A member of a business books as a professional, unless they say that the ride is their own.
  const customerKind =
    chosenKind ?? (quoted?.quote.account ? "PROFESSIONAL" : usualKind) ?? "CONSUMER";
  const quote = quoted && quoteFor(quoted.quote, wantsQuote ? "CONSUMER" : customerKind);
  const isAskedFor = onRequest !== undefined && askedFor === onRequest;

  const isShort = isInOneLine && Object.keys(errors).every((field) => !isOfRide(field));

  useKeptRide(locale, () => {
    setIsInOneLine(true);
    setIsToPrice(true);
  });
  useKeptFields(rideForm, "ride", BOARDS);
  useSeenAtFocus(root);

  // The awaited answer is the place to go on, once it is there.
  useEffect(() => {
    if (!(quoted || onRequest) || !isAnswerAwaited.current) return;
    isAnswerAwaited.current = false;
    if (nextTitle.current) scrollToTitle(nextTitle.current);
  }, [quoted, onRequest]);

  const priceAtOnce = useEffectEvent(async () => {
    setIsToPrice(false);
    setSentLast("RIDE");
    await loadOrderForm();
    if (!(await ask())) setIsInOneLine(false);
    else rideLine.current?.scrollIntoView();
  });
  // Once the ride is that of the draft.
  useEffect(() => {
    if (isToPrice) void priceAtOnce();
  }, [isToPrice]);

  /** Asks for the price and goes on to it; of a changed ride, where a part is given. */
  async function askAndGoThere(part?: Partial<RideDraft>, idVehicle?: number) {
    await loadOrderForm();
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
    if (customerTitle.current) scrollToTitle(customerTitle.current);
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
        const { costCentre, ...rest } = customer;
        const asked = { ...request, idVehicle, ...rest };
        await (wantsQuote
          ? send("REQUEST", asked)
          : send("BOOK", costCentre === undefined ? asked : { ...asked, costCentre }));
      } else if (onRequest && request) await send("REQUEST", { ...request, ...customer });
      newRideDraft.getState().clear();
      forgetTypedFields("booking");
      forgetTypedFields("ride");
    } catch (error) {
      if (quoted && isSlotTaken(error)) setLostQuote(quoted.quote);
      else refuse(error);
    }
  }

  const isLost = quoted !== undefined && quoted.quote === lostQuote;
  const kind = onRequest ? "request" : wantsQuote ? "quote" : "book";
  useBookingStep(
    {
      quote,
      isOnRequest: onRequest !== undefined,
      isAskedFor,
      isAsking,
      isAtCustomer,
      isEndInView,
      sent,
      kind,
      isLost,
    },
    {
      seePrice: () => (rideForm.current ? rideForm.current.requestSubmit() : void askAndGoThere()),
      askFor: () => goOn(() => setAskedFor(onRequest)),
      goToCustomer: () => customerTitle.current && scrollToTitle(customerTitle.current),
      order: () => end?.closest("form")?.requestSubmit(),
    },
  );

  const toCorrect = Object.keys(errors).length;
  const problem = formError ?? (toCorrect > 1 ? { toCorrect } : undefined);
  if (sent) return <BookingSummary booking={sent} locale={locale} />;
  return (
    <>
      {children}
      <div
        data-next-step
        className="grid gap-x-10 bar:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16 xl:gap-x-24"
      >
        <div ref={root} className="min-w-0" onInput={loadOrderForm}>
          {isShort ? (
            <RideLine
              ref={rideLine}
              isAsking={isAsking}
              onChange={() => {
                flushSync(() => setIsInOneLine(false));
                focusField(root.current, ["pickup"]);
              }}
            />
          ) : (
            <RideFormStep
              ref={rideForm}
              errors={errors}
              idCalendar={idCalendar}
              problem={sentLast === "RIDE" ? problem : undefined}
              isAsking={isAsking}
              isAnswered={quoted !== undefined || onRequest !== undefined}
              onSubmit={seePrice}
            />
          )}
          {onRequest && (
            <RequestStep
              ride={onRequest}
              titleRef={nextTitle}
              isAskedFor={isAskedFor}
              onAsk={() => goOn(() => setAskedFor(onRequest))}
            />
          )}
          {/* Kept while the ride changes, so that nothing typed below is lost. */}
          {OrderForm && (
            <OrderForm
              locale={locale}
              quote={quote}
              kind={kind}
              errors={errors}
              customerKind={customerKind}
              onCustomerKind={setChosenKind}
              problem={sentLast === "ORDER" ? problem : undefined}
              isShort={isShort}
              isHidden={!quoted && !isAskedFor}
              isSending={isSending}
              priceTitle={nextTitle}
              customerStep={customerStep}
              customerTitle={customerTitle}
              end={endRef}
              onSubmit={order}
              onChooseVehicle={(id) => void ask(id)}
              onWantQuote={(isWanted) => goOn(() => setWantsQuote(isWanted))}
              lost={
                isLost
                  ? {
                      idVehicle: quoted.quote.idVehicle,
                      isAsking,
                      onTake: askAndGoThere,
                      onOtherDay: () => focusField(root.current, ["startAt"]),
                    }
                  : undefined
              }
            />
          )}
        </div>
        <RideSummary
          service={service?.title}
          quote={quote}
          isOnRequest={onRequest !== undefined}
          isBooked={kind === "book"}
        />
      </div>
    </>
  );
}

/** Brings a title to the top of the window and gives it the focus, wherever in the window it is. */
function scrollToTitle(element: HTMLElement): void {
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
