"use client";

import { useTranslations } from "next-intl";
import { ChoiceField } from "@/components/forms/choice-field";
import type { PaymentMethod } from "@/lib/contract/order-status";

export function PaymentChoice(props: {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  error: string | undefined;
}) {
  const { methods, method, error } = props;
  const t = useTranslations("checkout.payment");
  return (
    <div>
      {methods.length > 1 || error ? (
        <ChoiceField
          form="checkout"
          name="paymentMethod"
          legend={t("title")}
          options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
          value={method}
          onChange={props.onMethod}
          error={error}
        />
      ) : (
        <p className="font-medium text-heading text-small">{t(`method.${method}`)}</p>
      )}
      <p className="mt-3 text-muted text-small">{t(`note.${method}`)}</p>
    </div>
  );
}
