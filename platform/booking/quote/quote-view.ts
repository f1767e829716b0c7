import type { Quote } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { depositOf } from "@/lib/rules/booking/deposit";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { vehicleLook } from "@/platform/booking/fleet/vehicle-look";
import { fareLineLabel } from "./fare-line-label";
import type { PricedRide } from "./price-ride";

/**
 * Shows a priced ride as the contract has it.
 * @param dueCents sum that an order of it would ask for at once
 */
export function quoteView(priced: PricedRide, language: LanguageCode, dueCents: number): Quote {
  const { chosen, distanceKm, durationMin, isEstimate, vatRate } = priced;
  return {
    distanceKm,
    durationMin,
    lines: fareLines(chosen.fare.lines, language),
    total: eurosFromCents(chosen.fare.totalCents),
    vat: eurosFromCents(chosen.fare.vatCents),
    vatRate,
    currency: "EUR",
    deposit: eurosFromCents(depositOf(chosen.fare.totalCents)),
    dueNow: eurosFromCents(dueCents),
    estimate: isEstimate,
    account: null,
    ...vehicleChoice(priced, language),
  };
}

/** Lists every vehicle with its price, and the one that the ride was priced in. */
export const vehicleChoice = (
  { chosen, prices }: PricedRide,
  language: LanguageCode,
): Pick<Quote, "idVehicle" | "vehicles"> => ({
  idVehicle: chosen.vehicle.id,
  vehicles: prices.map(({ vehicle, fare, isAvailable }) => ({
    id: vehicle.id,
    name: vehicle.name[language],
    ...vehicleLook(vehicle, language),
    available: isAvailable,
    total: eurosFromCents(fare.totalCents),
  })),
});

/** Shows the lines of a price in euros, with their labels. */
export const fareLines = (lines: Parameters<typeof fareLineLabel>[0][], language: LanguageCode) =>
  lines.map((line) => ({
    code: line.code,
    label: fareLineLabel(line, language),
    amount: eurosFromCents(line.amountCents),
  }));
