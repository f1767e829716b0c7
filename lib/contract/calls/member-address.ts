import { z } from "zod";
import { addressSchema, memberAddressRequestSchema } from "@/lib/contract/address";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const MOST_OWN_ADDRESSES = 20;

const params = z.object({ id: integerParam() });

export const getAddresses = call({
  name: "getAddresses",
  area: "member",
  can: "own-address:read",
  method: "get",
  path: "/user/address",
  summary: "The member’s address book",
  answer: z.object({ addresses: z.array(addressSchema) }),
  says: "Every address, the oldest first",
});

export const addAddress = call({
  name: "addAddress",
  area: "member",
  can: "own-address:change",
  method: "post",
  path: "/user/address",
  summary: `Adds an address to the member’s book, which holds ${MOST_OWN_ADDRESSES}`,
  body: memberAddressRequestSchema,
  answer: addressSchema,
  says: "The address",
});

export const changeAddress = call({
  name: "changeAddress",
  area: "member",
  can: "own-address:change",
  method: "put",
  path: "/user/address/{id}",
  summary: "Changes an address of the member’s book",
  params,
  body: memberAddressRequestSchema,
  answer: addressSchema,
  says: "The address as it is now",
});

export const deleteAddress = call({
  name: "deleteAddress",
  area: "member",
  can: "own-address:change",
  method: "delete",
  path: "/user/address/{id}",
  summary: "Takes an address out of the member’s book",
  params,
  answer: z.object({}),
  says: "The address is gone",
});
