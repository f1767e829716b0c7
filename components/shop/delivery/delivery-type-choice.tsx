"use client";

import { useTranslations } from "next-intl";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { Icon } from "@/components/ui/icon";
import type { DeliveryType } from "@/lib/contract/shipping";
import { useCheckout } from "@/stores/checkout-store";
import { choiceLook } from "./choice-look";

const ICON = { delivery: "parcel", clickAndCollect: "basket" } as const;

export function DeliveryTypeChoice(props: {
  possible: DeliveryType[];
  error?: string | undefined;
}) {
  const t = useTranslations("delivery");
  const { deliveryType, chooseDeliveryType } = useCheckout((store) => store);
  return (
    <fieldset aria-describedby={props.error && "delivery-type-error"}>
      <legend className="mb-3 font-medium text-heading text-small">{t("type")}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(["delivery", "clickAndCollect"] as const).map((type) =>
          props.possible.includes(type) ? (
            <label key={type} className={`flex items-start gap-4 p-4 ${choiceLook}`}>
              <input
                type="radio"
                name="delivery.type"
                value={type}
                checked={deliveryType === type}
                onChange={() => chooseDeliveryType(type)}
                className="mt-1 size-5 shrink-0 accent-accent outline-none"
              />
              <span className="grow">
                <span className="block text-heading">{t(`types.${type}`)}</span>
                <span className="block text-muted text-small">{t(`typesText.${type}`)}</span>
              </span>
              <Icon name={ICON[type]} className="mt-1 size-6 text-accent" />
            </label>
          ) : null,
        )}
      </div>
      <FieldErrorText id="delivery-type" error={props.error} />
    </fieldset>
  );
}
