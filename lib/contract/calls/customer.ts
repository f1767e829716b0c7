import { z } from "zod";
import {
  customerEmailRequestSchema,
  customerErasedSchema,
  customerErasureSchema,
  customerMergeQuerySchema,
  customerMergeRequestSchema,
  customerMergeSchema,
  customerNoteRequestSchema,
  customerPageSchema,
} from "@/lib/contract/admin/customer";
import { emailLine, noted } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getCustomerPage = call({
  name: "getCustomerPage",
  area: "admin",
  can: "customer:read",
  method: "get",
  path: "/admin/customer/{id}/page",
  summary: "A customer with all that the site has of them",
  params,
  answer: customerPageSchema,
  says: "The customer",
});

export const addCustomerNote = call({
  name: "addCustomerNote",
  area: "admin",
  can: "customer:note",
  method: "post",
  path: "/admin/customer/{id}/note",
  summary: "Writes a note on a customer down",
  params,
  body: customerNoteRequestSchema,
  answer: customerPageSchema,
  says: "The customer, with the note",
});

export const giveCustomerEmail = call({
  name: "giveCustomerEmail",
  area: "admin",
  can: "customer:change",
  startsFrom: { no: "only a customer without an address is given one" },
  method: "put",
  path: "/admin/customer/{id}/email",
  summary: "Gives a customer who is known by a telephone number alone an e-mail address",
  params,
  body: customerEmailRequestSchema,
  fields: {
    email: noted(
      emailLine("E-mail", "E-mail"),
      "Ses courses y seront confirmées désormais.",
      "Their rides are confirmed there from now on.",
    ),
  },
  answer: customerPageSchema,
  says: "The customer, with the address",
});

export const deleteCustomerNote = call({
  name: "deleteCustomerNote",
  area: "admin",
  can: "customer:note",
  method: "delete",
  path: "/admin/customer-note/{id}",
  summary: "Takes out a note that one has written oneself",
  params,
  answer: z.object({}),
  says: "It is gone",
});

export const exportCustomer = call({
  name: "exportCustomer",
  area: "admin",
  can: "customer:export",
  method: "post",
  path: "/admin/customer/{id}/export",
  summary: "All that is known of a customer, to be given to them (GDPR, 15 and 20)",
  params,
  answer: z.record(z.string(), z.unknown()),
  says: "As the member’s own export has it",
});

export const previewCustomerErasure = call({
  name: "previewCustomerErasure",
  area: "admin",
  can: "customer:erase",
  method: "get",
  path: "/admin/customer/{id}/erasure",
  summary: "What erasing a customer takes away, when, and what stays by law",
  params,
  answer: customerErasureSchema,
  says: "What would be erased",
});

export const eraseCustomer = call({
  name: "eraseCustomer",
  area: "admin",
  can: "customer:erase",
  method: "post",
  path: "/admin/customer/{id}/erasure",
  summary: "Erases a customer at their request",
  params,
  fields: {},
  answer: customerErasedSchema,
  says: "When what remains is erased",
});

export const previewCustomerMerge = call({
  name: "previewCustomerMerge",
  area: "admin",
  can: "customer:merge",
  method: "get",
  path: "/admin/customer/{id}/merge",
  summary: "What merging another customer into this one moves, and what cannot move",
  params,
  query: customerMergeQuerySchema,
  answer: customerMergeSchema,
  says: "What would move",
});

export const mergeCustomers = call({
  name: "mergeCustomers",
  area: "admin",
  can: "customer:merge",
  method: "post",
  path: "/admin/customer/{id}/merge",
  summary: "Merges another customer into this one, who has an account",
  params,
  body: customerMergeRequestSchema,
  answer: customerMergeSchema,
  says: "What has moved",
});
