"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/components/ui/button-link";
import type { BookingLink } from "@/lib/api/booking-page";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/locale-code";
import { goAndPay } from "./go-and-pay";
import { useFailure } from "./use-failure";

/** Leads to where one pays what there is to pay. Needs the words of `ride`. */
export function PayButton(props: {
  link: BookingLink;
  locale: Locale;
  look: "solid" | "outline";
  label: string;
}) {
  const { link, locale } = props;
  const t = useTranslations("ride");
  const [isOpening, setIsOpening] = useState(false);
  const { failure, fail, forget } = useFailure();

  async function pay() {
    if (isOpening) return;
    setIsOpening(true);
    forget();
    try {
      await goAndPay(browserCall(locale), link);
    } catch (error) {
      setIsOpening(false);
      fail(error);
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={pay}
        aria-disabled={isOpening}
        className={buttonLook(props.look)}
      >
        {isOpening ? t("actions.paying") : props.label}
      </button>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure}
      </p>
    </>
  );
}
