import { expect, it } from "vitest";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { customerOfBooking } from "./customer-of-booking";

const booked = (idMember: number | null) =>
  ({
    customer: { firstname: "", lastname: "Le Bihan", email: null },
    email: null,
    phone: "+33639980102",
    idCustomer: 7,
    idMember,
  }) as unknown as StaffPage;

it("takes a ride again for the account whose it was, and a guest’s for nobody’s", () => {
  expect(customerOfBooking(booked(null))).toMatchObject({ id: 7, idCustomer: null, email: null });
  expect(customerOfBooking(booked(12))).toMatchObject({ id: 7, idCustomer: 12 });
});
