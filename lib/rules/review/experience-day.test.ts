import { expect, it } from "vitest";
import type { BookingStatus } from "@/lib/contract/booking-status";
import type { OrderStatus } from "@/lib/contract/order-status";
import { orderExperienceDay, rideExperienceDay } from "./experience-day";

const EVENING = new Date("2026-11-20T23:30:00Z");
const NEXT_WEEK = new Date("2026-11-27T10:00:00Z");

it.each<[BookingStatus, Date | null, string | null]>([
  ["REQUESTED", null, null],
  ["FINAL", null, null],
  ["CANCELLED", null, null],
  // Half past midnight in Paris.
  ["DONE", null, "2026-11-21"],
  ["INVOICED", null, "2026-11-21"],
  ["INVOICED", NEXT_WEEK, "2026-11-27"],
])("says of a ride that is %s, back at %s: %s", (status, returnAt, day) => {
  expect(rideExperienceDay({ status, startAt: EVENING, returnAt })).toBe(day);
});

it.each<[OrderStatus, Date | null, string | null]>([
  ["PAID", null, null],
  ["SHIPPED", null, null],
  // Withdrawn from while it was on the way.
  ["RETURNING", null, null],
  ["RETURNING", EVENING, "2026-11-21"],
  ["DELIVERED", EVENING, "2026-11-21"],
  ["CANCELLED", EVENING, null],
])("says of an order that is %s, delivered at %s: %s", (status, deliveredAt, day) => {
  expect(orderExperienceDay({ status, deliveredAt })).toBe(day);
});
