"use client";

import { useTranslations } from "next-intl";
import { DueLines } from "@/components/booking/price/due-lines";
import { PriceLines } from "@/components/booking/price/price-lines";
import { RideInShort } from "@/components/booking/ride/ride-in-short";
import { SideSummary } from "@/components/ui/side-summary";
import type { Quote } from "@/lib/contract/booking";

export function RideSummary(props: {
  /** Title of the service that it is booked as. */
  service: string | undefined;
  quote: Quote | undefined;
  isOnRequest: boolean;
  /** True where it is booked, and not only requested: part of it is to be paid. */
  isBooked: boolean;
}) {
  const { service, quote, isOnRequest, isBooked } = props;
  const t = useTranslations("booking");
  const vehicle = quote?.vehicles.find(({ id }) => id === quote.idVehicle)?.name;
  return (
    <SideSummary id="ride-summary-title" title={t("inShort.title")} className="bar:block">
      <RideInShort service={service} vehicle={vehicle} />
      <div className="mt-4 border-line border-t pt-3">
        {quote ? (
          <>
            <div className="text-small">
              <PriceLines {...quote} />
            </div>
            {isBooked && <DueLines quote={quote} />}
          </>
        ) : (
          <p className="text-muted text-small">
            {t(isOnRequest ? "inShort.onRequest" : "priceComesHere")}
          </p>
        )}
      </div>
    </SideSummary>
  );
}
