"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceField } from "@/components/forms/choice-field";
import { TextField } from "@/components/forms/text-field";
import type { PayBy } from "@/lib/contract/admin/take-booking";
import type { CustomerReach } from "@/lib/rules/text/customer-reach";

const WAYS: readonly PayBy[] = ["LINK", "ON_BOARD", "TRANSFER", "CASH", "TERMINAL"];

export function PayByFields(props: { reach: CustomerReach; errors: Record<string, string> }) {
  const { reach, errors } = props;
  const t = useTranslations("admin.rides.take");
  const optional = useTranslations("form")("optional");
  const [chosen, setChosen] = useState<PayBy>();
  // A link needs a channel to be sent by.
  const payBy = chosen ?? (reach === "NOTHING" ? "ON_BOARD" : "LINK");
  const isPaid = payBy === "CASH" || payBy === "TERMINAL";
  return (
    <div className="space-y-4">
      <ChoiceField
        form="take"
        name="payBy"
        legend={t("payBy")}
        options={WAYS.map((value) => ({ value, label: t(`pay.${value}`) }))}
        value={payBy}
        onChange={setChosen}
        error={errors.payBy}
        look="chips"
      />
      <p className="text-muted text-small" aria-live="polite">
        {t(`payText.${payBy}.${reach}`)}
      </p>
      {payBy === "LINK" && (
        <div>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="isConfirmed"
              defaultChecked
              aria-describedby="take-waits"
              className="size-5 accent-accent"
            />
            {t("confirmNow")}
          </label>
          <p id="take-waits" className="pl-8 text-muted text-small">
            {t("waits")}
          </p>
        </div>
      )}
      {isPaid && (
        <TextField
          form="take"
          name="paid"
          label={t("paid")}
          optional={optional}
          error={errors.paid}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </div>
  );
}
