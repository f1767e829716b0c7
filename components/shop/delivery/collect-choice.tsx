"use client";

import { useTranslations } from "next-intl";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { ShippingOptions } from "@/lib/contract/shipping";
import { useCheckout } from "@/stores/checkout-store";
import { choiceLook } from "./choice-look";
import { CollectHours } from "./collect-hours";
import { CollectWhen } from "./collect-when";

export function CollectChoice(props: {
  form: string;
  options: Pick<ShippingOptions, "collectPoints" | "collectHours">;
  errors: Record<string, string>;
}) {
  const { form, options, errors } = props;
  const t = useTranslations("delivery");
  const { clickAndCollect, chooseSlot } = useCheckout((store) => store);
  const error = errors["delivery.idAddress"];
  return (
    <div className="space-y-8">
      <fieldset aria-describedby={error && "collect-point-error"}>
        <legend className="mb-1 font-medium text-heading text-small">{t("collectWhere")}</legend>
        <p className="mb-3 text-muted text-small">{options.collectHours ?? t("collectFree")}</p>
        <div className="grid items-stretch gap-3 sm:grid-cols-2">
          {options.collectPoints.map((point) => (
            <label key={point.id} className={`flex items-start gap-4 p-4 ${choiceLook}`}>
              <input
                type="radio"
                name="delivery.idAddress"
                value={point.id}
                checked={clickAndCollect.idAddress === point.id}
                onChange={() => chooseSlot({ idAddress: point.id })}
                className="mt-1 size-5 shrink-0 accent-accent outline-none"
              />
              <span className="grow space-y-2">
                <span className="block">
                  <span className="block text-heading">{point.city}</span>
                  <span className="block text-small">
                    <span>{point.address}</span>
                    {point.addressPart2 && <span>{`, ${point.addressPart2}`}</span>}
                  </span>
                  <span className="block text-small">{`${point.postalCode} ${point.city}`}</span>
                </span>
                {point.note && <span className="block text-muted text-small">{point.note}</span>}
                <CollectHours hours={point.hours} />
              </span>
            </label>
          ))}
        </div>
        <FieldErrorText id="collect-point" error={error} />
      </fieldset>
      {clickAndCollect.idAddress !== null && (
        <CollectWhen
          form={form}
          idAddress={clickAndCollect.idAddress}
          dayError={errors.dateSchedule}
          timeError={errors.idSchedule}
        />
      )}
    </div>
  );
}
