import { travelOf } from "@/components/booking/customer/travel-of";
import { amountOf } from "@/components/purchase/staff/amount-of";
import type { KnownCustomer, PayBy, TakeBooking } from "@/lib/contract/admin/take-booking";
import type { CustomerKind, QuoteRequest } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";

/** Builds the request of a ride by telephone from the form; the provider judges it. */
export function takenOrder(
  data: FormData,
  ride: QuoteRequest & { idVehicle: number },
  known: Pick<KnownCustomer, "id" | "idCustomer" | "email"> | null,
): TakeBooking {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const optional = (name: string) => text(name) || undefined;
  const payBy = text("payBy") as PayBy;
  const isPaid = payBy === "CASH" || payBy === "TERMINAL";
  return {
    ...ride,
    ...(known?.idCustomer ? { idCustomer: known.idCustomer } : {}),
    // A known customer who gives an address now keeps their page.
    ...(known?.id && known.email === null ? { idKnown: known.id } : {}),
    customer: {
      firstname: text("customer.firstname"),
      lastname: text("customer.lastname"),
      email: optional("customer.email"),
      phone: text("customer.phone"),
      kind: text("customer.kind") as CustomerKind,
      company: optional("customer.company"),
      address: optional("customer.address"),
    },
    travel: travelOf(data),
    message: optional("message"),
    language: text("language") as LanguageCode,
    agreed: data.has("isAgreed")
      ? { total: amountOf(text("agreed.total")), reason: text("agreed.reason") }
      : undefined,
    payBy,
    isConfirmed: payBy !== "LINK" || data.has("isConfirmed"),
    paid: isPaid && text("paid") ? amountOf(text("paid")) : undefined,
    driverNote: optional("driverNote"),
    // Said beside the button, and agreed to by the customer on the telephone.
    acceptTerms: true,
  };
}
