"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { SelectField } from "@/components/forms/select-field";
import type { CartProduct } from "@/lib/contract/cart";
import type { ShippingOptions } from "@/lib/contract/shipping";
import { useCheckout } from "@/stores/checkout-store";
import { AccessPointChoice } from "./access-point-choice";
import { CarrierChoice } from "./carrier-choice";
import { CityField } from "./city-field";
import { DeliveryProblem } from "./delivery-problem";
import { useShippingPrices } from "./use-shipping-prices";

export function ParcelChoice(props: {
  form: string;
  products: readonly CartProduct[];
  options: ShippingOptions;
  errors: Record<string, string>;
}) {
  const { form, products, options, errors } = props;
  const t = useTranslations("delivery");
  const { country, city, carrier, choosePlace } = useCheckout((store) => store);
  const { isCalculating, shippingPrices, errorCartMessage, errorCity } = useCheckout(
    (store) => store,
  );
  const askAgain = useShippingPrices(products);
  const isServed = options.countries.some(({ alphaTwo }) => alphaTwo === country.alphaTwo);
  const [first] = options.countries;
  // A country that was chosen a while ago may not be served any more.
  useEffect(() => {
    if (!isServed && first) choosePlace({ country: first, city: null });
  }, [isServed, first, choosePlace]);
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="deliveryIdCountry"
          label={t("country")}
          error={errors.deliveryIdCountry}
          value={country.alphaTwo}
          autoComplete="shipping country"
          onChange={({ target }) => {
            const chosen = options.countries.find(({ alphaTwo }) => alphaTwo === target.value);
            if (chosen) choosePlace({ country: chosen, city: null });
          }}
        >
          {options.countries.map(({ alphaTwo, name }) => (
            <option key={alphaTwo} value={alphaTwo}>
              {name}
            </option>
          ))}
        </SelectField>
        {/* The typed text belongs to the country that it was typed for. */}
        <CityField
          key={country.alphaTwo}
          form={form}
          error={errorCity ?? errors.deliveryPostalCode}
        />
      </div>
      <p role="alert" className="sr-only">
        {errorCity}
      </p>
      <DeliveryProblem problem={isCalculating ? null : errorCartMessage} onAgain={askAgain} />
      {city && (shippingPrices.length > 0 || isCalculating) && (
        <CarrierChoice error={errors["delivery.idCarrier"]} />
      )}
      {city && carrier?.deliveryType === "PICKUP" && (
        <AccessPointChoice city={city} error={errors["delivery.idAccessPoint"]} />
      )}
    </div>
  );
}
