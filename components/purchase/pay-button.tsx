"use client";

import { useTranslations } from "next-intl";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import type { KeyLink } from "@/lib/api/by-key";
import { goAndPay } from "./go-and-pay";
import type { Purchase } from "./purchase";

export function PayButton(props: {
  of?: Purchase;
  link: KeyLink;
  look: "solid" | "outline";
  label: string;
}) {
  const { of, link, look, label } = props;
  const t = useTranslations("form");
  const { isBusy, problem, run } = useCall();
  return (
    <>
      <BusyButton
        type="button"
        onClick={() => run((call) => goAndPay(call, link, of))}
        isBusy={isBusy}
        label={label}
        busyLabel={t("openingPayment")}
        look={look}
      />
      <CallErrorNotice problem={problem} className="mt-4 basis-full" />
    </>
  );
}
