import type { CustomerKind } from "@/lib/contract/booking";
import type { AddressDraft, CheckoutState } from "@/stores/checkout-state";

/**
 * What stands in the fields of the order's form, for the tab to keep. What has no field at the
 * moment stays as it was.
 */
export function draftsOf(
  data: FormData,
  was: Pick<CheckoutState, "address">,
): Pick<CheckoutState, "address" | "customer" | "message" | "phone"> {
  const value = (name: string) => String(data.get(name) ?? "");
  const address = (prefix: string, kept: AddressDraft | null): AddressDraft | null =>
    data.has(`${prefix}firstPart`)
      ? {
          firstname: value(`${prefix}firstname`),
          lastname: value(`${prefix}lastname`),
          address: value(`${prefix}firstPart`),
          addressPart2: value(`${prefix}secondPart`),
          postalCode: value(`${prefix}postalCode`),
          city: value(`${prefix}city`),
          country: value(`${prefix}country`) || "FR",
        }
      : kept;
  return {
    address: {
      shipping: address("address.delivery.", was.address.shipping),
      billing: address("address.billing.", was.address.billing),
    },
    customer: {
      email: value("user.email"),
      birthdate: value("user.birthdate"),
      kind: (value("user.kind") || "CONSUMER") as CustomerKind,
      company: value("user.company"),
    },
    message: value("message"),
    phone: value("user.phone"),
  };
}
