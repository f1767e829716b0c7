"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { Address } from "@/lib/contract/address";
import type { Cart } from "@/lib/contract/cart";
import type { Country } from "@/lib/contract/geography";
import type { PaymentMethod } from "@/lib/contract/order-status";
import type { ShippingOptions } from "@/lib/contract/shipping";
import type { User } from "@/lib/contract/user";
import { useCheckout } from "@/stores/checkout-store";
import { CartErrors } from "./cart-errors";
import { CheckoutStep } from "./checkout-step";
import { choiceValues } from "./choice-values";
import { ContactFields } from "./contact-fields";
import { DeliveryStep } from "./delivery-step";
import { draftsOf } from "./drafts-of";
import { firstFields } from "./first-fields";
import { filledIn } from "./known-address";
import { LastStep } from "./last-step";
import { missingChoice } from "./missing-choice";
import { OrderAddresses } from "./order-addresses";
import { orderOf } from "./order-of";
import { FoldedSummary, OrderSummary } from "./order-summary";
import { PaymentChoice } from "./payment-choice";
import { PriceChanged } from "./price-changed";
import { sortOrderErrors } from "./sort-order-errors";
import { summaryOf } from "./summary-of";
import { type OrderPlacing, usePlaceOrder } from "./use-place-order";

export interface CheckoutSite {
  member: User | null;
  addresses: Address[];
  countries: readonly Pick<Country, "id" | "alphaTwo" | "name">[];
  methods: readonly PaymentMethod[];
  options: ShippingOptions;
}

export function CheckoutForm(props: CheckoutSite & OrderPlacing & { cart: Cart }) {
  const { cart, member, addresses, countries, methods } = props;
  const t = useTranslations("checkout");
  const state = useCheckout();
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? "CARD");
  const missing = missingChoice(state);
  const placing = usePlaceOrder(props, {
    wrong: state.errorCity
      ? { deliveryPostalCode: state.errorCity }
      : missing
        ? { [missing]: t(`missing.${missing}`) }
        : {},
    values: { ...choiceValues(state), paymentMethod: method },
  });
  const { errors } = placing;
  // A member's details fill the fields that are still untouched.
  const [first] = useState(() => firstFields(state, member, addresses));
  const [kind, setKind] = useState(first.customer.kind);
  const [isBilledThere, setBilledThere] = useState(first.isBilledThere);

  const summary = summaryOf(cart, state);
  const orderErrors = sortOrderErrors(errors, cart.products);
  const { city, country, deliveryType, carrier } = state;
  const isHome = deliveryType === "delivery" && carrier?.deliveryType !== "PICKUP";
  // The delivery address is used for the invoice as well, unless another is known.
  const billing = filledIn(
    state.address.billing,
    first.billing.address ? first.billing : (state.address.shipping ?? first.billing),
  );

  const isFree = summary.fees !== null && summary.total === 0;
  const keep = (data: FormData) => state.change(draftsOf(data, state, member?.kind ?? "CONSUMER"));

  async function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (placing.isBusy) return;
    const data = new FormData(event.currentTarget);
    // Autofilled values count too.
    keep(data);
    await placing.place(
      orderOf(cart, useCheckout.getState(), {
        kind,
        isBilledThere,
        paymentMethod: method,
        seenTotal: summary.total,
        acceptTerms: data.get("acceptTerms") === "on",
      }),
    );
  }

  return (
    <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-24">
      <div className="min-w-0">
        <FoldedSummary cart={cart} summary={summary} />
        <form
          ref={placing.form}
          method="post"
          onSubmit={order}
          onChange={(event) => keep(new FormData(event.currentTarget))}
          noValidate
          aria-label={t("title")}
        >
          <CheckoutStep id="delivery" number={1} title={t("steps.delivery")}>
            <DeliveryStep cart={cart} options={props.options} errors={errors} />
          </CheckoutStep>
          <CheckoutStep id="contact" number={2} title={t("steps.contact")}>
            <ContactFields
              errors={errors}
              customer={first.customer}
              phone={first.phone}
              asksBirthdate={cart.products.some(({ type }) => type !== "OTHER")}
              kind={kind}
              onKind={setKind}
            />
            <OrderAddresses
              errors={errors}
              countries={countries}
              shipping={first.shipping}
              billing={billing}
              home={isHome ? { city, country: country.alphaTwo } : null}
              isBilledThere={isBilledThere}
              onBilledThere={setBilledThere}
            />
          </CheckoutStep>
          <CheckoutStep id="payment" number={3} title={t("steps.payment")}>
            {isFree ? (
              <p>{t("payment.nothing")}</p>
            ) : (
              <PaymentChoice
                methods={methods}
                method={method}
                onMethod={setMethod}
                error={errors.paymentMethod}
              />
            )}
            <LastStep
              errors={errors}
              problem={placing.problem}
              message={first.message}
              summary={summary}
              cart={cart}
              isFree={isFree}
              isBusy={placing.isBusy}
            >
              <CartErrors errors={orderErrors} />
              {placing.changedFrom !== undefined && (
                <PriceChanged before={placing.changedFrom} now={summary.total} />
              )}
            </LastStep>
          </CheckoutStep>
        </form>
      </div>
      <OrderSummary cart={cart} summary={summary} />
    </div>
  );
}
