"use client";

import { useLocale, useTranslations } from "next-intl";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { CarrierOffer } from "@/lib/contract/shipping";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import { choiceLook } from "./choice-look";

export function CarrierChoice(props: { error?: string | undefined }) {
  const t = useTranslations("delivery");
  const { shippingPrices, carrier, chooseCarrier, isCalculating } = useCheckout((store) => store);
  return (
    <fieldset
      aria-busy={isCalculating}
      aria-describedby={props.error && "delivery-carrier-error"}
      className={isCalculating ? "opacity-60" : ""}
    >
      <legend className="mb-3 font-medium text-heading text-small">{t("carrier")}</legend>
      <p role="status" className={isCalculating ? "mb-3 text-muted text-small" : "sr-only"}>
        {isCalculating ? t("calculating") : t("carriers", { count: shippingPrices.length })}
      </p>
      <div className="grid gap-3">
        {shippingPrices.map((offer) => (
          <label key={offer.id} className={`flex items-start gap-4 p-4 ${choiceLook}`}>
            <input
              type="radio"
              name="delivery.idCarrier"
              value={offer.id}
              checked={carrier?.id === offer.id}
              onChange={() => chooseCarrier(offer)}
              className="mt-1 size-5 shrink-0 accent-accent outline-none"
            />
            <span className="flex grow flex-col gap-x-6 gap-y-1 xs:flex-row xs:justify-between">
              <span>
                <span className="block text-heading">{offer.name}</span>
                <span className="block text-muted text-small">
                  {t("days", {
                    from: offer.daysFrom === offer.daysTo ? "same" : String(offer.daysFrom),
                    to: offer.daysTo,
                  })}
                </span>
                <span className="block text-muted text-small">{offer.description}</span>
              </span>
              <Price offer={offer} />
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText id="delivery-carrier" error={props.error} />
    </fieldset>
  );
}

/** Price of a carrier; a free one shows its usual price. */
function Price({ offer: { price, fdp } }: { offer: CarrierOffer }) {
  const t = useTranslations("delivery");
  const { euros } = siteFormat(useLocale() as Locale);
  if (price >= fdp) {
    return (
      <span translate="no" className="figures whitespace-nowrap text-heading">
        {euros(price)}
      </span>
    );
  }
  return (
    <span className="whitespace-nowrap tabular-nums xs:text-right">
      <span className="font-semibold text-success">{price === 0 ? t("free") : euros(price)}</span>{" "}
      <span className="text-muted text-small xs:block">
        <span className="sr-only">{t("insteadOf")} </span>
        <s translate="no">{euros(fdp)}</s>
      </span>
    </span>
  );
}
