"use client";

import { type CustomerReach, customerReach } from "@/lib/rules/text/customer-reach";
import { usePanel } from "./panel-context";

/**
 * Tells by which way messages reach a customer.
 * @param customer.phone E.164
 */
export function useReach(customer: { email: string | null; phone: string }): CustomerReach {
  return customerReach(customer, usePanel().site.isDelivered.SMS);
}
