import { birthdateOf } from "@/components/forms/birthdate-of";
import type { CustomerKind } from "@/lib/contract/booking";
import type { AddressDraft, CheckoutState } from "@/stores/checkout-state";
import { isTyped } from "./known-address";

/**
 * Reads the values of the order form's fields, for the tab to keep. A value without a field at the
 * moment stays as it was.
 * @param knownKind the customer's kind unless the form has another
 */
export function draftsOf(
  data: FormData,
  was: Pick<CheckoutState, "address" | "customer">,
  knownKind: CustomerKind,
): Pick<CheckoutState, "address" | "customer" | "message" | "phone"> {
  const value = (name: string) => String(data.get(name) ?? "");
  const address = (prefix: string, kept: AddressDraft | null): AddressDraft | null => {
    if (!data.has(`${prefix}firstPart`)) return kept;
    const typed = {
      firstname: value(`${prefix}firstname`),
      lastname: value(`${prefix}lastname`),
      address: value(`${prefix}firstPart`),
      addressPart2: value(`${prefix}secondPart`),
      postalCode: value(`${prefix}postalCode`),
      city: value(`${prefix}city`),
      country: value(`${prefix}country`) || "FR",
    };
    return isTyped(typed) ? typed : null;
  };
  const kind = (value("user.kind") || knownKind) as CustomerKind;
  const hasCompany = data.has("user.company");
  return {
    address: {
      shipping: address("address.delivery.", was.address.shipping),
      billing: address("address.billing.", was.address.billing),
    },
    customer: {
      email: value("user.email"),
      birthdate: birthdateOf(data, "user.birthdate"),
      kind: kind === knownKind ? null : kind,
      company: hasCompany ? value("user.company") : (was.customer?.company ?? ""),
    },
    message: value("message"),
    phone: value("user.phone"),
  };
}
