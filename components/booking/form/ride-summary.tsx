"use client";

import { useTranslations } from "next-intl";
import { SideSummary } from "@/components/ui/side-summary";
import type { Quote } from "@/lib/contract/booking";
import { DueLines } from "./due-lines";
import { PriceLines } from "./price-lines";
import { RideInShort } from "./ride-in-short";

/** The ride and its price as far as they are known, beside the steps of its booking. */
export function RideSummary(props: {
  quote: Quote | undefined;
  isOnRequest: boolean;
  /** It is booked, and not only asked for: part of it is to be paid. */
  isBooked: boolean;
}) {
  const { quote, isOnRequest, isBooked } = props;
  const t = useTranslations("booking");
  const vehicle = quote?.vehicles.find(({ id }) => id === quote.idVehicle)?.name;
  return (
    <SideSummary id="ride-summary-title" title={t("inShort.title")} className="bar:block">
      <RideInShort vehicle={vehicle} />
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
