"use client";

import { useTranslations } from "next-intl";
import { AddressFields, type CountryChoice } from "@/components/forms/address-fields";
import type { AddressDraft, CheckoutState } from "@/stores/checkout-state";

/** Where the parcel goes, where one comes home with it, and where the invoice goes. */
export function OrderAddresses(props: {
  errors: Record<string, string>;
  countries: readonly CountryChoice[];
  /** What is in them at first. */
  shipping: AddressDraft;
  billing: AddressDraft;
  /** Where a parcel is brought home: the town that its price is for, once it is chosen. */
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
              home.city
                ? t("place", {
                    postalCode: home.city.postalCode,
                    city: home.city.name,
                    country:
                      countries.find(({ alphaTwo }) => alphaTwo === home.country)?.name ?? "",
                  })
                : t("placeUnknown")
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
