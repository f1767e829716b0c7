"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailure } from "@/components/booking-page/use-failure";
import { buttonLook } from "@/components/ui/button-link";
import { browserCall } from "@/lib/api/browser-call";
import { startCheckout } from "@/lib/api/payment";
import type { Checkout, PaymentPage } from "@/lib/contract/payment";
import type { Locale } from "@/lib/rules/locale-code";

/** Stripe's library loads for those who pay by it. */
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
  const [isOpening, setIsOpening] = useState(false);
  const [fields, setFields] = useState<Extract<Checkout, { kind: "stripe" }>>();
  const { failure, fail, forget } = useFailure();

  async function open() {
    if (isOpening) return;
    setIsOpening(true);
    forget();
    try {
      const checkout = await startCheckout(browserCall(locale), code);
      if (checkout.kind === "hosted") return window.location.assign(checkout.url);
      setFields(checkout);
    } catch (error) {
      setIsOpening(false);
      fail(error);
    }
  }

  if (fields) return <StripeFields {...fields} locale={locale} label={label} />;
  return (
    <div className="mt-7">
      <button
        type="button"
        onClick={open}
        aria-disabled={isOpening}
        className={buttonLook("solid")}
      >
        {isOpening ? t("opening") : gateway === "STRIPE" ? t("continue") : label}
      </button>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure}
      </p>
      {gateway === "TEST" && (
        <p className="mt-5 text-muted text-small">
          {t("hosted")} {t("testMode")}
        </p>
      )}
    </div>
  );
}
