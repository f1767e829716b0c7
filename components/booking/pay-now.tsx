"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { goAndPay } from "@/components/booking-page/go-and-pay";
import { buttonLook } from "@/components/ui/button-link";
import type { BookingLink } from "@/lib/api/booking-page";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import type { Locale } from "@/lib/rules/locale-code";

/** Goes on from a booking that was just made to paying it. */
export function PayNow(props: { link: BookingLink; locale: Locale; label: string }) {
  const { link, locale, label } = props;
  const t = useTranslations("booking");
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState("");

  async function pay() {
    if (isOpening) return;
    setIsOpening(true);
    setFailure("");
    try {
      await goAndPay(browserCall(locale), link);
    } catch (error) {
      setIsOpening(false);
      setFailure(error instanceof ApiFailure && error.status ? error.message : t("unreachable"));
    }
  }

  return (
    <>
      <button type="button" onClick={pay} aria-disabled={isOpening} className={buttonLook("solid")}>
        {isOpening ? t("opening") : label}
      </button>
      <span role="alert" className="basis-full font-medium text-danger empty:hidden">
        {failure}
      </span>
    </>
  );
}
