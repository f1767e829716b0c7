"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { AddressFields } from "@/components/forms/address-fields";
import { browserCall } from "@/lib/api/browser-call";
import { getCountries } from "@/lib/api/geography";
import type { Locale } from "@/lib/rules/text/locale-code";

/** The fields of an address that one may leave out. */
export function OptionalAddress({ errors }: { errors: Record<string, string> }) {
  const words = useTranslations("form");
  const locale = useLocale() as Locale;
  /** An address that is begun is needed whole. */
  const [isBegun, setIsBegun] = useState(false);
  const { data: countries = [] } = useSWR(["/countries", locale], () =>
    getCountries(browserCall(locale)),
  );
  const others = countries.filter(({ alphaTwo }) => alphaTwo !== "FR");
  return (
    <div
      className="pt-3 pb-6"
      onInput={({ currentTarget }) => {
        const typed = [...currentTarget.querySelectorAll("input")];
        setIsBegun(typed.some(({ value }) => value.trim() !== ""));
      }}
    >
      <AddressFields
        form="register"
        prefix="address."
        errors={errors}
        // There before the others are.
        countries={[{ alphaTwo: "FR", name: words("france") }, ...others]}
        required={isBegun}
      />
    </div>
  );
}
