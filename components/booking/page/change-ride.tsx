"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import type { KeyLink } from "@/lib/api/by-key";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Loaded on demand: most visitors of a booking change nothing. */
const ChangeForm = dynamic(() => import("./change-form").then(({ ChangeForm }) => ChangeForm));

export function ChangeRide(props: { booking: BookingPage; link: KeyLink; locale: Locale }) {
  const t = useTranslations("ride.change");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="change-form"
        onClick={() => setIsOpen(!isOpen)}
        className={buttonLook("outline")}
      >
        {t(isOpen ? "back" : "open")}
      </button>
      <div id="change-form">
        {isOpen && <ChangeForm {...props} onDone={() => setIsOpen(false)} />}
      </div>
    </>
  );
}
