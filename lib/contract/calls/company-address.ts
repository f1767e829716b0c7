import { z } from "zod";
import { addressListSchema, addressTypeSchema } from "@/lib/contract/address";
import { call } from "../call";
import { listingQuery } from "../listing-query";

export const getAddressTypes = call({
  name: "getAddressTypes",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/admin/address/type",
  summary: "The kinds of address",
  answer: z.array(addressTypeSchema),
  says: "Every kind of address of the site",
});

export const getCompanyAddresses = call({
  name: "getCompanyAddresses",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/company/address",
  summary: "The addresses of the company",
  query: listingQuery({ id: "number", city: "text", postalCode: "text" }),
  answer: addressListSchema,
  says: "A page of addresses",
});
