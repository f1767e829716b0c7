"use client";

import { useLocale, useTranslations } from "next-intl";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { Quote } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { VehicleCard } from "./vehicle-card";

/** Vehicles that can make the ride, each with its price; those that cannot are marked. */
export function VehicleChoice(props: {
  quote: Pick<Quote, "idVehicle" | "vehicles">;
  onChoose: (idVehicle: number) => void;
  error?: string | undefined;
}) {
  const { quote, onChoose, error } = props;
  const t = useTranslations("booking");
  const { euros } = siteFormat(useLocale() as Locale);
  return (
    <fieldset aria-describedby={error && "vehicle-error"} className="@container">
      <legend className="mb-3 font-medium text-heading text-small">{t("vehicle")}</legend>
      <div className="grid gap-3">
        {quote.vehicles.map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            price={euros(vehicle.total)}
            isChosen={vehicle.available && vehicle.id === quote.idVehicle}
            onChoose={() => onChoose(vehicle.id)}
          />
        ))}
      </div>
      <FieldErrorText id="vehicle" error={error} />
    </fieldset>
  );
}
