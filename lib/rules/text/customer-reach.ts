import { canBeTexted } from "./can-be-texted";

/** By which way a customer gets what is written to them. */
export type CustomerReach = "MAIL" | "TEXT" | "NOTHING";

/**
 * The way by which a customer is written to: without an address by text message, to a mobile and where those leave.
 * @param customer.phone E.164
 * @param areTextsSent true when a gateway carries text messages
 */
export function customerReach(
  customer: { email: string | null; phone: string },
  areTextsSent: boolean,
): CustomerReach {
  if (customer.email) return "MAIL";
  return areTextsSent && canBeTexted(customer.phone) ? "TEXT" : "NOTHING";
}
