"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { CartProduct } from "@/lib/contract/cart";
import type { ShippingOptions } from "@/lib/contract/shipping";
import { deliveryTypes } from "@/lib/rules/shop/delivery-types";
import { useCheckout } from "@/stores/checkout-store";
import { CollectChoice } from "./collect-choice";
import { DeliveryTypeChoice } from "./delivery-type-choice";
import { ParcelChoice } from "./parcel-choice";

/** Delivery of an order. Its inputs have the names of the order's fields, to show their errors. */
export function DeliveryChoice(props: {
  form: string;
  products: readonly CartProduct[];
  options: ShippingOptions;
  errors?: Record<string, string>;
}) {
  const { form, products, options, errors = {} } = props;
  const t = useTranslations("delivery");
  const { deliveryType, chooseDeliveryType } = useCheckout((store) => store);
  const possible = deliveryTypes(products, options);
  const [first] = possible;
  const isPossible = possible.includes(deliveryType);
  useEffect(() => {
    if (!isPossible && first) chooseDeliveryType(first);
  }, [isPossible, first, chooseDeliveryType]);

  if (!first) return <p className="border-danger border-l-2 bg-surface p-6">{t("noWay")}</p>;
  return (
    <div className="space-y-8">
      {options.isLocked && first !== "no_delivery" && (
        <p className="border-accent border-l-2 bg-surface px-5 py-4">{t("locked")}</p>
      )}
      {first === "no_delivery" ? (
        <p className="border-accent border-l-2 bg-surface px-5 py-4">{t("nothingToDeliver")}</p>
      ) : (
        <DeliveryTypeChoice possible={possible} error={errors["delivery.type"]} />
      )}
      {isPossible && deliveryType === "delivery" && (
        <ParcelChoice form={form} products={products} options={options} errors={errors} />
      )}
      {isPossible && deliveryType === "clickAndCollect" && (
        <CollectChoice form={form} options={options} errors={errors} />
      )}
    </div>
  );
}
