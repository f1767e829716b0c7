"use client";

import type { ReactNode } from "react";
import { CustomerWords } from "./customer-words";
import { usePurchasePage } from "./use-purchase-page";

/** Words that are true of the customer of a booking. */
export function BookingWords({ reference, children }: { reference: string; children: ReactNode }) {
  const { data } = usePurchasePage("booking", reference);
  return <CustomerWords customer={data}>{children}</CustomerWords>;
}
