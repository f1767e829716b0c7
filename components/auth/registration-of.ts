import type { RegisterRequest } from "@/lib/contract/auth";
import type { CustomerKind } from "@/lib/contract/booking";

/** Who registers, from the fields of the form; an address only where one was begun. */
export function registrationOf(data: FormData, returnTo: string | undefined): RegisterRequest {
  const value = (name: string) => String(data.get(name) ?? "").trim();
  const address = {
    address: value("address.address"),
    postalCode: value("address.postalCode"),
    city: value("address.city"),
  };
  const hasAddress = Object.values(address).some((text) => text !== "");
  return {
    firstname: value("firstname"),
    lastname: value("lastname"),
    email: value("email"),
    phone: value("phone"),
    // A password is taken as it is, with its spaces.
    password: String(data.get("password") ?? ""),
    kind: value("kind") as CustomerKind,
    company: value("company") || undefined,
    birthdate: value("birthdate") || undefined,
    address: hasAddress ? { ...address, country: value("address.country") } : undefined,
    // What is not ticked is refused by the provider, at its field.
    acceptTerms: (value("acceptTerms") === "on") as true,
    newsletter: value("newsletter") === "on",
    returnTo,
  };
}
