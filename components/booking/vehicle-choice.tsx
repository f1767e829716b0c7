"use client";

import { useLocale, useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/field-error";
import type { Quote } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";

/** The vehicles that can make the ride, each with its price; those that cannot, said so. */
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
        {quote.vehicles.map(
          ({ id, name, description, seats, luggage, available, total, image }) => (
            <label
              key={id}
              className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-card border border-line-strong p-4 has-checked:border-accent has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${available ? "cursor-pointer hover:border-muted" : "opacity-60"}`}
            >
              <input
                type="radio"
                name="idVehicle"
                value={id}
                checked={available && id === quote.idVehicle}
                disabled={!available}
                onChange={() => onChoose(id)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="text-heading">{name}</span>
              <span className="whitespace-nowrap text-heading tabular-nums">{euros(total)}</span>
              <span className="col-span-2 col-start-2 flex items-center gap-x-4 text-muted text-small">
                {image && (
                  <img
                    src={image}
                    alt=""
                    width={96}
                    height={48}
                    className="hidden shrink-0 @min-[20rem]:block"
                  />
                )}
                <span>
                  <span className="block">{description}</span>
                  {t("capacity", { seats, luggage })}
                  {!available && ` · ${t("notAvailable")}`}
                </span>
              </span>
            </label>
          ),
        )}
      </div>
      <FieldError id="vehicle" error={error} />
    </fieldset>
  );
}
