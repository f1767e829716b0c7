"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type FormEvent, type Ref, useRef } from "react";
import { PriceStep } from "@/components/booking/price/price-step";
import { SlotLost } from "@/components/booking/price/slot-lost";
import { StepTitle } from "@/components/booking/ride/step-title";
import type { CallErrorState } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import type { CustomerKind, Quote } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/text/locale-code";
import { CustomerFields } from "./customer-fields";
import { MeetingDetails } from "./meeting-details";
import { OrderEnd, type OrderKind } from "./order-end";

export function OrderForm(props: {
  locale: Locale;
  quote: Quote | undefined;
  kind: OrderKind;
  customerKind: CustomerKind;
  onCustomerKind: (kind: CustomerKind) => void;
  errors: Record<string, string>;
  problem: CallErrorState | undefined;
  /** True where the ride above is one line: further details of its places are asked for here. */
  isShort: boolean;
  isHidden: boolean;
  isSending: boolean;
  priceTitle: Ref<HTMLHeadingElement>;
  customerStep: Ref<HTMLElement>;
  customerTitle: Ref<HTMLHeadingElement>;
  end: Ref<HTMLDivElement>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onChooseVehicle: (idVehicle: number) => void;
  onWantQuote: (isWanted: boolean) => void;
  /** Offer in place of the order once somebody else has booked the vehicle. */
  lost: ComponentProps<typeof SlotLost> | undefined;
}) {
  const { locale, quote, kind, errors } = props;
  const t = useTranslations("booking");
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, "booking");
  return (
    <form
      ref={form}
      onSubmit={props.onSubmit}
      noValidate
      hidden={props.isHidden}
      aria-labelledby="customer-title"
    >
      {quote && (
        <PriceStep
          quote={quote}
          title={
            <StepTitle
              id="price-title"
              number={2}
              title={t("steps.price")}
              ref={props.priceTitle}
            />
          }
          onChoose={props.onChooseVehicle}
          error={errors.idVehicle}
          wantsQuote={kind === "quote"}
          onWantQuote={props.onWantQuote}
          isShort={props.isShort}
        />
      )}
      <section ref={props.customerStep} className="mt-14 border-line border-t pt-12">
        <StepTitle
          id="customer-title"
          number={3}
          title={t("steps.customer")}
          ref={props.customerTitle}
        />
        {props.isShort && <MeetingDetails errors={errors} />}
        <CustomerFields
          errors={errors}
          locale={locale}
          kind={props.customerKind}
          onKind={props.onCustomerKind}
          account={quote?.account ?? undefined}
        />
        <OrderEnd
          ref={props.end}
          kind={kind}
          quote={quote}
          problem={props.problem}
          isSending={props.isSending}
        >
          {props.lost && <SlotLost {...props.lost} />}
        </OrderEnd>
      </section>
    </form>
  );
}
