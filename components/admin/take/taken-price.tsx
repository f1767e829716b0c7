"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { PriceLines } from "@/components/booking/price/price-lines";
import { VehicleChoice } from "@/components/booking/price/vehicle-choice";
import { TextField } from "@/components/forms/text-field";
import { amountOf } from "@/components/purchase/staff/amount-of";
import { ObstacleList } from "./obstacle-list";
import { OtherTimesOffer } from "./other-times-offer";
import type { useStaffQuote } from "./use-staff-quote";

export function TakenPrice(props: {
  quote: ReturnType<typeof useStaffQuote>;
  errors: Record<string, string>;
  /** Agreed price, as typed; null for the one by the fares. */
  onAgreed: (total: string | null) => void;
}) {
  const { quote, errors, onAgreed } = props;
  const t = useTranslations("admin.rides.take");
  const format = usePanelFormat();
  const [isAgreed, setIsAgreed] = useState(false);
  const { data } = quote;
  const chosen = data?.vehicles.find(({ id }) => id === data.idVehicle);
  const written = (text: string) => {
    const amount = amountOf(text);
    onAgreed(amount > 0 ? format.euros(amount) : null);
  };
  if (!data)
    return (
      <p role={quote.problem ? "alert" : "status"} className="text-muted">
        {quote.problem ?? t(quote.isLoading ? "asking" : "noPrice")}
      </p>
    );
  return (
    <div className="space-y-5">
      {data.warnings.map((code) => (
        <p key={code} className="border-accent border-l-2 bg-surface px-4 py-3 text-small">
          {t(`warning.${code}`)}
        </p>
      ))}
      <VehicleChoice quote={data} onChoose={quote.choose} error={errors.idVehicle} />
      <ObstacleList obstacles={data.obstacles} vehicles={data.vehicles} />
      {chosen && !chosen.available && <OtherTimesOffer idVehicle={chosen.id} />}
      <PriceLines {...data} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isAgreed"
          checked={isAgreed}
          onChange={({ target }) => {
            setIsAgreed(target.checked);
            onAgreed(null);
          }}
          className="size-5 accent-accent"
        />
        {t("agree")}
      </label>
      {isAgreed && (
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField
            form="take"
            name="agreed.total"
            label={t("total")}
            error={errors["agreed.total"]}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => written(target.value)}
          />
          <TextField
            form="take"
            name="agreed.reason"
            label={t("reason")}
            hint={t("reasonHint")}
            error={errors["agreed.reason"]}
            maxLength={300}
            autoComplete="off"
          />
        </div>
      )}
    </div>
  );
}
