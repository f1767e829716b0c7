import { addressOf } from "@/components/forms/address-of";
import { birthdateOf } from "@/components/forms/birthdate-of";
import type { RegisterRequest } from "@/lib/contract/auth";
import type { CustomerKind } from "@/lib/contract/booking";

/** Reads the registration from the form; an address only where the visitor began it. */
export function registrationOf(data: FormData, returnTo: string | undefined): RegisterRequest {
  const value = (name: string) => String(data.get(name) ?? "").trim();
  const { country, ...begun } = addressOf(data, "address.");
  const hasAddress = Object.values(begun).some(Boolean);
  return {
    firstname: value("firstname"),
    lastname: value("lastname"),
    email: value("email"),
    phone: value("phone"),
    // A password is taken as it is, with its spaces.
    password: String(data.get("password") ?? ""),
    kind: value("kind") as CustomerKind,
    company: value("company") || undefined,
    birthdate: birthdateOf(data, "birthdate") || undefined,
    address: hasAddress ? { ...begun, country } : undefined,
    // The provider refuses an unticked box, at its field.
    acceptTerms: (value("acceptTerms") === "on") as true,
    newsletter: value("newsletter") === "on",
    returnTo,
  };
}
