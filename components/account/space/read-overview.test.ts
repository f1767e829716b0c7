import { expect, it } from "vitest";
import type { Call } from "@/lib/api/call";
import { listingQuerySchema } from "@/lib/contract/listing";
import { readOverview } from "./read-overview";

/** Twelve of each, of which the last alone wants something. */
const bookings = Array.from({ length: 12 }, (_, index) => ({
  reference: `RIDE-${index + 1}`,
  may: { pay: index === 11 },
  dueNow: index === 11 ? 20 : 0,
}));
const orders = Array.from({ length: 12 }, (_, index) => ({
  reference: `ORDER-${index + 1}`,
  status: index === 11 ? "PAID" : "DELIVERED",
  may: { pay: false },
}));
const call = (async (_method: string, path: string, options?: { query?: object }) => {
  const { nbItem } = listingQuerySchema.parse(options?.query);
  return path === "/user/order"
    ? { orders: orders.slice(0, nbItem) }
    : { bookings: bookings.slice(0, nbItem) };
}) as unknown as Call;

it("finds what is to pay and what is under way beyond the first ten", async () => {
  const { due, next, orders } = await readOverview(call);
  expect(due.map(({ reference }) => reference)).toEqual(["RIDE-12", "RIDE-12"]);
  expect(next?.reference).toBe("RIDE-1");
  expect(orders.map(({ reference }) => reference)).toEqual(["ORDER-12"]);
});
