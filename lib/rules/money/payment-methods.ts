import { type PaymentMethod, paymentMethodSchema } from "@/lib/contract/order-status";

/** How a site lets orders be paid, from PAYMENT_METHOD, a list; by card when it does not say. */
export function paymentMethods(setting: string | null | undefined): PaymentMethod[] {
  const names = (setting ?? "").toUpperCase().split(/[\s,;]+/);
  const known = paymentMethodSchema.options.filter((method) => names.includes(method));
  return known.length > 0 ? known : ["CARD"];
}
