import type { BookingRequest, CustomerKind } from "@/lib/contract/booking";
import { travelOf } from "./travel-of";

export function customerOf(
  data: FormData,
): Pick<BookingRequest, "customer" | "travel" | "message" | "acceptTerms" | "costCentre"> {
  const value = (name: string) => String(data.get(name) ?? "").trim();
  const optional = <K extends string>(key: K, name: string) => {
    const text = value(name);
    return (text === "" ? {} : { [key]: text }) as { [P in K]?: string };
  };
  return {
    customer: {
      firstname: value("customer.firstname"),
      lastname: value("customer.lastname"),
      email: value("customer.email"),
      phone: value("customer.phone"),
      kind: value("customer.kind") as CustomerKind,
      ...optional("company", "customer.company"),
      ...optional("address", "customer.address"),
    },
    travel: travelOf(data),
    ...optional("message", "message"),
    // The field is there where the business has cost centres.
    ...(data.has("costCentre") && { costCentre: value("costCentre") || null }),
    // The provider refuses an unticked box, at its field.
    acceptTerms: (value("acceptTerms") === "on") as true,
  };
}
