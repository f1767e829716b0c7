"use client";

import type { ReactNode } from "react";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { CustomerWords } from "./customer-words";
import { usePurchasePage } from "./use-purchase-page";

/** Words that are true of the customer of a booking. */
export function BookingWords({ reference, children }: { reference: string; children: ReactNode }) {
  const { data } = usePurchasePage<StaffPage>("booking", reference);
  return <CustomerWords customer={data}>{children}</CustomerWords>;
}
