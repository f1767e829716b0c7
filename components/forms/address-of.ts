import type { MemberAddressRequest } from "@/lib/contract/address";

/**
 * Reads the address in a form's fields.
 * @param prefix before the names, `address.` for example
 */
export function addressOf(data: FormData, prefix = ""): Omit<MemberAddressRequest, "type"> {
  const value = (name: keyof MemberAddressRequest) => String(data.get(prefix + name) ?? "").trim();
  return {
    firstname: value("firstname") || undefined,
    lastname: value("lastname") || undefined,
    address: value("address"),
    addressPart2: value("addressPart2") || undefined,
    postalCode: value("postalCode"),
    city: value("city"),
    country: value("country"),
  };
}
