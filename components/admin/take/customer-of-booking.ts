import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import type { StaffPage } from "@/lib/contract/booking-staff";

/** Who a ride was booked for, as somebody known; what its page does not say stays to be typed. */
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
