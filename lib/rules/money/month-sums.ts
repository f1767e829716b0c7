import type { RideKind } from "@/lib/contract/booking";
import { vatIncludedIn } from "./cents";
import { sumByRate, type VatPart } from "./vat-share";

/** Ride as a monthly invoice counts it; amounts in cents. */
export interface InvoicedRide {
  service: RideKind;
  /** Percent. */
  rate: number;
  totalCents: number;
  /** Claimed by invoices of its deposit already. */
  deductedCents: number;
  /** Paid and not given back. */
  keptCents: number;
}

export interface MonthSums {
  totalCents: number;
  deductedCents: number;
  /** Paid beyond the deducted sum. */
  paidCents: number;
  dueCents: number;
  vats: VatPart[];
  /** The invoice's claim, by service and rate: less the deducted sum. */
  services: (VatPart & { service: RideKind })[];
}

/**
 * Returns the sums of a monthly invoice. The VAT of each service and rate is that of its total less
 * that of its deducted sum, and the VAT of a rate is that of its services together.
 */
export function monthSums(rides: InvoicedRide[]): MonthSums {
  const sum = (read: (ride: InvoicedRide) => number, of = rides) =>
    of.reduce((all, ride) => all + read(ride), 0);
  const totalCents = sum((ride) => ride.totalCents);
  const deductedCents = sum((ride) => ride.deductedCents);
  const paidCents = sum((ride) => Math.max(0, ride.keptCents - ride.deductedCents));
  const keys = [...new Set(rides.map(({ service, rate }) => `${service} ${rate}`))].sort();
  const groups = keys.map((key) => {
    const of = rides.filter(({ service, rate }) => key === `${service} ${rate}`);
    const { service, rate } = of[0] as InvoicedRide;
    const all = sum((ride) => ride.totalCents, of);
    const less = sum((ride) => ride.deductedCents, of);
    const whole = { rate, totalCents: all, vatCents: vatIncludedIn(all, rate) };
    const claimed = {
      service,
      rate,
      totalCents: all - less,
      vatCents: whole.vatCents - vatIncludedIn(less, rate),
    };
    return { whole, claimed };
  });
  return {
    totalCents,
    deductedCents,
    paidCents,
    dueCents: Math.max(0, totalCents - deductedCents - paidCents),
    vats: sumByRate(groups.map(({ whole }) => whole)),
    services: groups.map(({ claimed }) => claimed),
  };
}
