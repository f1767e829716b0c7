import type { PaymentOrder } from "@/platform/services/payment-gateway";

/** Builds an order for a gateway: 48 € for site 901, within a quarter of an hour. */
export const gatewayOrder = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  idSite: 901,
  key: "payment-901-1",
  amountCents: 4_800,
  description: "R7K2QD",
  language: "fr_FR",
  returnUrl: "/booking/R7K2QD?key=abc",
  expiresAt: new Date("2026-11-20T10:15:00+01:00"),
  ...more,
});
