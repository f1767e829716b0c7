"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { browserCall } from "@/lib/api/browser-call";
import type { City } from "@/lib/contract/geography";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import { AccessPointList } from "./access-point-list";
import { AccessPointMap } from "./access-point-map";
import { DeliveryProblem } from "./delivery-problem";

export function AccessPointChoice(props: { city: City; error?: string | undefined }) {
  const { city, error } = props;
  const t = useTranslations("delivery");
  const locale = useLocale() as Locale;
  const { country, accessPointAddress, chooseAccessPoint } = useCheckout((store) => store);
  /** Shop that is looked at, by its place in the list. */
  const [looked, setLooked] = useState<number | null>(null);
  const {
    data: points,
    error: failure,
    mutate,
  } = useSWR(
    ["access-points", city.postalCode, city.name, country.alphaTwo],
    () =>
      browserCall(locale)("POST /relay/access-points", {
        body: {
          postalCode: city.postalCode,
          city: city.name,
          country: country.alphaTwo,
        },
      }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (failure) return <DeliveryProblem problem="UNREACHABLE" onAgain={mutate} />;
  if (!points) return <p role="status">{t("searchingShops")}</p>;
  if (points.length === 0) {
    return (
      <p role="status" className="border-accent border-l-2 bg-surface p-5">
        {t("noShops", { town: city.name })}
      </p>
    );
  }
  const chosen = points.findIndex(({ id }) => id === accessPointAddress?.id);
  const both = {
    points,
    chosen,
    looked,
    onLook: setLooked,
    onChoose: (index: number) => chooseAccessPoint(points[index] ?? null),
  };
  return (
    <fieldset aria-describedby={error && "access-point-error"}>
      <legend className="mb-1 font-medium text-heading text-small">{t("shop")}</legend>
      <p role="status" className="mb-3 text-muted text-small">
        {t("shops", { count: points.length, town: city.name })}
      </p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <AccessPointMap {...both} />
        <AccessPointList {...both} />
      </div>
      <FieldErrorText id="access-point" error={error} />
    </fieldset>
  );
}
