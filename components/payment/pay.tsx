"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import type { Call } from "@/lib/api/call";
import type { Checkout, PaymentPage } from "@/lib/contract/payment";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Stripe's library, loaded on demand by its customers. */
const StripeFields = dynamic(() =>
  import("./stripe-fields").then(({ StripeFields }) => StripeFields),
);

/** Leads to the gateway's own page, or shows the fields of its library here. */
export function Pay(props: {
  code: string;
  locale: Locale;
  gateway: PaymentPage["gateway"];
  label: string;
}) {
  const { code, locale, gateway, label } = props;
  const t = useTranslations("ride.payment");
  const words = useTranslations("form");
  const [fields, setFields] = useState<Extract<Checkout, { kind: "stripe" }>>();
  const { isBusy, problem, run } = useCall();

  async function open(call: Call) {
    const checkout = await call("POST /payment/{code}/checkout", { params: { code } });
    if (checkout.kind === "hosted") window.location.assign(checkout.url);
    else setFields(checkout);
    return "leaves";
  }

  if (fields) return <StripeFields {...fields} locale={locale} label={label} />;
  return (
    <div>
      <BusyButton
        type="button"
        onClick={() => run(open)}
        isBusy={isBusy}
        label={gateway === "STRIPE" ? t("continue") : label}
        busyLabel={words("openingPayment")}
      />
      <CallErrorNotice problem={problem} className="mt-4" />
      {gateway === "TEST" && (
        <p className="mt-5 text-muted text-small">
          {t("hosted")} {t("testMode")}
        </p>
      )}
    </div>
  );
}
