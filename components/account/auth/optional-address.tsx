"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { AddressFields } from "@/components/forms/address-fields";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";

export function OptionalAddress({ errors }: { errors: Record<string, string> }) {
  const words = useTranslations("form");
  const locale = useLocale() as Locale;
  /** True once an address is begun: it is then needed whole. */
  const [isBegun, setIsBegun] = useState(false);
  const { data: countries = [] } = useSWR(["/countries", locale], () =>
    browserCall(locale)("GET /countries"),
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
        // France is there before the others are loaded.
        countries={[{ alphaTwo: "FR", name: words("france") }, ...others]}
        required={isBegun}
      />
    </div>
  );
}
