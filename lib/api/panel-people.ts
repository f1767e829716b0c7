import type { CustomerErased, CustomerMerge, CustomerPage } from "@/lib/contract/admin/customer";
import type { IdentityCheck, IdentityDocument } from "@/lib/contract/admin/identity";
import type { Call } from "./call";

/** Writes a note on a customer down. @throws CallError 422 where it says nothing */
export const addCustomerNote = (call: Call, id: number, text: string) =>
  call<CustomerPage>("POST", `/admin/customer/${id}/note`, { body: { text } });

/** Gives a customer without an e-mail address one. @throws CallError 422 for one that another has */
export const giveCustomerEmail = (call: Call, id: number, email: string) =>
  call<CustomerPage>("PUT", `/admin/customer/${id}/email`, { body: { email } });

/** Takes out a note that one has written oneself. */
export const deleteCustomerNote = (call: Call, id: number) =>
  call<Record<string, never>>("DELETE", `/admin/customer-note/${id}`);

/** All that is known of a customer, to be given to them. */
export const exportCustomer = (call: Call, id: number) =>
  call<Record<string, unknown>>("POST", `/admin/customer/${id}/export`);

/** Erases a customer at their request. */
export const eraseCustomer = (call: Call, id: number) =>
  call<CustomerErased>("POST", `/admin/customer/${id}/erasure`);

/** Merges another customer into one. @throws CallError 409 where either is not there any more */
export const mergeCustomers = (call: Call, id: number, other: number) =>
  call<CustomerMerge>("POST", `/admin/customer/${id}/merge`, { body: { other } });

/** Says that an identity document was seen for a booking. */
export const checkIdentity = (call: Call, idBooking: number, document: IdentityDocument) =>
  call<IdentityCheck>("POST", `/admin/booking/${idBooking}/identity`, { body: { document } });
