"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import type { Purchase } from "@/components/purchase/purchase";
import { BusyButton } from "@/components/ui/busy-button";

/** Mails a new pay link to the customer, in place of an invalid one. */
export function NewPayLink({ of, code }: { of: Purchase; code: string }) {
  const t = useTranslations(of === "order" ? "order.payment" : "ride.payment");
  const [isSent, setIsSent] = useState(false);
  const { isBusy, problem, run } = useCall();

  async function ask() {
    if (await run((call) => call("POST /payment/{code}/link", { params: { code } })))
      setIsSent(true);
  }

  return (
    <div className="mt-7">
      {!isSent && (
        <BusyButton
          type="button"
          onClick={ask}
          isBusy={isBusy}
          label={t("newLink")}
          busyLabel={t("asking")}
        />
      )}
      <p role="status" className="font-medium text-success empty:hidden">
        {isSent && t("newLinkSent")}
      </p>
      <CallErrorNotice problem={problem} className="mt-4" />
    </div>
  );
}
