import { type PaymentMethod, paymentMethodSchema } from "@/lib/contract/order-status";

/** Reads the payment methods of a site from PAYMENT_METHOD, a list; by card when it is unset. */
export function paymentMethods(setting: string | null | undefined): PaymentMethod[] {
  const names = (setting ?? "").toUpperCase().split(/[\s,;]+/);
  const known = paymentMethodSchema.options.filter((method) => names.includes(method));
  return known.length > 0 ? known : ["CARD"];
}
