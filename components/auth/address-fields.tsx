"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { TextField } from "@/components/account/text-field";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { browserCall } from "@/lib/api/browser-call";
import { getCountries } from "@/lib/api/geography";
import type { Locale } from "@/lib/rules/locale-code";

/** An address that one may give or leave out, folded until one wants to or it is refused. */
export function AddressFields({ errors }: { errors: Record<string, string> }) {
  const t = useTranslations("auth");
  const locale = useLocale() as Locale;
  const [wants, setWants] = useState(false);
  const isWrong = Object.keys(errors).some((field) => field.startsWith("address"));
  const isOpen = wants || isWrong;
  const { data: countries } = useSWR(isOpen ? ["/countries", locale] : null, () =>
    getCountries(browserCall(locale)),
  );
  const field = (name: "address" | "postalCode" | "city") => ({
    form: "register",
    name: `address.${name}`,
    label: t(`register.${name}`),
    error: errors[`address.${name}`],
    required: false,
  });
  return (
    <details
      open={isOpen}
      onToggle={(event) => setWants(event.currentTarget.open)}
      className="group border-line border-y"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        <span className="font-medium text-small">{t("register.addAddress")}</span>
        <span className="text-muted text-small">{t("optional")}</span>
      </summary>
      <div className="grid gap-x-6 gap-y-5 pt-3 pb-6 xs:grid-cols-6">
        <TextField
          {...field("address")}
          maxLength={200}
          autoComplete="street-address"
          className="xs:col-span-6"
        />
        <TextField
          {...field("postalCode")}
          maxLength={12}
          autoComplete="postal-code"
          className="xs:col-span-2"
        />
        <TextField
          {...field("city")}
          maxLength={100}
          autoComplete="address-level2"
          className="xs:col-span-4"
        />
        <Field
          id="register-country"
          label={t("register.country")}
          error={errors["address.country"]}
          className="xs:col-span-6"
        >
          <select
            id="register-country"
            name="address.country"
            defaultValue="FR"
            autoComplete="country"
            className={inputLook}
            {...describedBy("register-country", null, errors["address.country"])}
          >
            <option value="FR">{t("register.france")}</option>
            {countries
              ?.filter(({ alphaTwo }) => alphaTwo !== "FR")
              .map(({ alphaTwo, name }) => (
                <option key={alphaTwo} value={alphaTwo}>
                  {name}
                </option>
              ))}
          </select>
        </Field>
      </div>
    </details>
  );
}
