"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailure } from "@/components/booking-page/use-failure";
import { buttonLook } from "@/components/ui/button-link";
import { browserCall } from "@/lib/api/browser-call";
import { renewPayLink } from "@/lib/api/payment";
import type { Locale } from "@/lib/rules/locale-code";

/** Has a new pay link mailed to the customer, in place of one that is no longer valid. */
export function NewPayLink({ code, locale }: { code: string; locale: Locale }) {
  const t = useTranslations("ride.payment");
  const [state, setState] = useState<"idle" | "asking" | "sent">("idle");
  const { failure, fail, forget } = useFailure();

  async function ask() {
    if (state === "asking") return;
    setState("asking");
    forget();
    try {
      await renewPayLink(browserCall(locale), code);
      setState("sent");
    } catch (error) {
      setState("idle");
      fail(error);
    }
  }

  return (
    <div className="mt-7">
      {state !== "sent" && (
        <button
          type="button"
          onClick={ask}
          aria-disabled={state === "asking"}
          className={buttonLook("solid")}
        >
          {state === "asking" ? t("asking") : t("newLink")}
        </button>
      )}
      <p role="status" className="font-medium text-success empty:hidden">
        {state === "sent" && t("newLinkSent")}
      </p>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}
