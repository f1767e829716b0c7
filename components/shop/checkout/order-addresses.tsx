"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddressFields, type CountryChoice } from "@/components/forms/address-fields";
import { fieldId } from "@/components/forms/bind-field";
import { QUIET_LOOK } from "@/components/ui/button-look";
import type { AddressDraft, CheckoutState } from "@/stores/checkout-state";

export function OrderAddresses(props: {
  errors: Record<string, string>;
  countries: readonly CountryChoice[];
  /** Initial values. */
  shipping: AddressDraft;
  billing: AddressDraft;
  /** Town of a home delivery, for which the price is, once it is chosen; null without one. */
  home: { city: CheckoutState["city"]; country: string } | null;
  isBilledThere: boolean;
  onBilledThere: (is: boolean) => void;
}) {
  const { errors, countries, home, isBilledThere } = props;
  const t = useTranslations("checkout.address");
  const inCountry = (draft: AddressDraft) => ({
    ...draft,
    country: { alphaTwo: draft.country },
  });
  const fields = { form: "checkout", of: "order", errors, countries, names: "required" } as const;
  const toPlace = (words: ReactNode) => (
    <button
      type="button"
      onClick={() => document.getElementById(fieldId("checkout", "deliveryPostalCode"))?.focus()}
      className={QUIET_LOOK}
    >
      {words}
    </button>
  );
  return (
    <div className="mt-10 space-y-9">
      {home && (
        <fieldset>
          <legend className="mb-5 font-medium text-heading">{t("shipping")}</legend>
          <AddressFields
            {...fields}
            prefix="address.delivery."
            purpose="shipping"
            address={inCountry(props.shipping)}
            place={
              home.city ? (
                <span key={home.city.postalCode}>
                  {t("place", {
                    postalCode: home.city.postalCode,
                    city: home.city.name,
                    country:
                      countries.find(({ alphaTwo }) => alphaTwo === home.country)?.name ?? "",
                  })}
                </span>
              ) : (
                <span key="unknown">{t.rich("placeUnknown", { to: toPlace })}</span>
              )
            }
          />
          <label className="mt-5 flex min-h-11 items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={isBilledThere}
              onChange={(event) => props.onBilledThere(event.target.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            {t("billedThere")}
          </label>
        </fieldset>
      )}
      {!(home && isBilledThere) && (
        <fieldset>
          <legend className="mb-5 font-medium text-heading">{t("billing")}</legend>
          <AddressFields
            {...fields}
            prefix="address.billing."
            purpose="billing"
            address={inCountry(props.billing)}
          />
        </fieldset>
      )}
    </div>
  );
}
