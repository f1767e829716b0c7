import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import type { StaffPage } from "@/lib/contract/booking-staff";

/** Returns the customer of a booking as a known one; missing details are still to be typed. */
export const customerOfBooking = (booking: StaffPage): KnownCustomer => ({
  id: booking.idCustomer,
  idCustomer: booking.idMember,
  firstname: booking.customer.firstname,
  lastname: booking.customer.lastname,
  email: booking.email,
  phone: booking.phone,
  kind: booking.customerKind,
  company: booking.company,
  address: booking.billingAddress,
  language: booking.language,
  rides: 0,
});
