"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { AddressFields } from "@/components/forms/address-fields";
import { Icon } from "@/components/ui/icon";
import { browserCall } from "@/lib/api/browser-call";
import { getCountries } from "@/lib/api/geography";
import type { Locale } from "@/lib/rules/text/locale-code";

/** An address that one may give or leave out, folded until one wants to or it is refused. */
export function FoldedAddress({ errors }: { errors: Record<string, string> }) {
  const t = useTranslations("auth.register");
  const words = useTranslations("form");
  const locale = useLocale() as Locale;
  const [wants, setWants] = useState(false);
  /** An address that is begun is needed whole. */
  const [isBegun, setIsBegun] = useState(false);
  const isWrong = Object.keys(errors).some((field) => field.startsWith("address"));
  const isOpen = wants || isWrong;
  const { data: countries = [] } = useSWR(isOpen ? ["/countries", locale] : null, () =>
    getCountries(browserCall(locale)),
  );
  const others = countries.filter(({ alphaTwo }) => alphaTwo !== "FR");
  return (
    <details
      open={isOpen}
      onToggle={(event) => setWants(event.currentTarget.open)}
      className="group border-line border-y"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        <span className="font-medium text-small">{t("addAddress")}</span>
        <span className="text-muted text-small">{words("optional")}</span>
      </summary>
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
          // There before the others are, which load once they are wanted.
          countries={[{ alphaTwo: "FR", name: words("france") }, ...others]}
          required={isBegun}
        />
      </div>
    </details>
  );
}
