import type {
  BookingAccount,
  BusinessPage,
  ChargeRequest,
  InvoiceCredit,
  InvoicePayment,
} from "@/lib/contract/admin/business";
import type { Call } from "./call";

/** Issues and mails the invoice of a month. @throws CallError 409 when it is out already */
export const issueBusinessInvoice = (call: Call, id: number, month: string) =>
  call<BusinessPage>("POST", `/admin/business/${id}/invoice`, { body: { month } });

/** Records money for a monthly invoice. @throws CallError 422 for more than is left */
export const recordInvoicePayment = (call: Call, idInvoice: number, payment: InvoicePayment) =>
  call<BusinessPage>("POST", `/admin/business-invoice/${idInvoice}/payment`, { body: payment });

/** Takes an amount off a monthly invoice. @throws CallError 422 for more than it claims */
export const creditBusinessInvoice = (call: Call, idInvoice: number, credit: InvoiceCredit) =>
  call<BusinessPage>("POST", `/admin/business-invoice/${idInvoice}/credit`, { body: credit });

/** Lets a member book for a business. @throws CallError 422 where no account has the address */
export const addBusinessMember = (
  call: Call,
  id: number,
  member: { email: string; costCentre: string | null },
) => call<BusinessPage>("POST", `/admin/business/${id}/member`, { body: member });

/** Lets a member no longer book for a business. */
export const removeBusinessMember = (call: Call, id: number, idUser: number) =>
  call<BusinessPage>("DELETE", `/admin/business/${id}/member/${idUser}`);

/** Puts a booking on an account, or takes it off. @throws CallError 409 where it cannot be */
export const chargeBookingToBusiness = (call: Call, idBooking: number, charge: ChargeRequest) =>
  call<BookingAccount>("POST", `/admin/booking/${idBooking}/business`, { body: charge });
