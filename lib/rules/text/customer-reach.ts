import { canBeTexted } from "./can-be-texted";

export type CustomerReach = "MAIL" | "TEXT" | "NOTHING";

/**
 * Returns the way to write to a customer: without an e-mail address by text message, to a mobile
 * and where those leave.
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
