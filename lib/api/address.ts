import type { AddressList, AddressType } from "@/lib/contract/address";
import type { Call } from "./call";

/** The addresses of the company. */
export const getCompanyAddresses = (call: Call) => call<AddressList>("GET", "/company/address");

export const getAddressTypes = (call: Call) => call<AddressType[]>("GET", "/admin/address/type");
