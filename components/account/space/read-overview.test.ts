import { expect, it } from "vitest";
import type { Call } from "@/lib/api/call";
import { listingQuerySchema } from "@/lib/contract/listing";
import { readOverview } from "./read-overview";

/** Lists of twelve, of which the last alone has a task. */
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
const call = (async (key: string, sent?: { query?: object }) => {
  const { nbItem } = listingQuerySchema.parse(sent?.query);
  return key === "GET /user/order"
    ? { orders: orders.slice(0, nbItem) }
    : { bookings: bookings.slice(0, nbItem) };
}) as unknown as Call;

it("finds what is to pay and what is under way beyond the first ten", async () => {
  const { due, next, orders } = await readOverview(call);
  expect(due.map(({ reference }) => reference)).toEqual(["RIDE-12", "RIDE-12"]);
  expect(next?.reference).toBe("RIDE-1");
  expect(orders.map(({ reference }) => reference)).toEqual(["ORDER-12"]);
});

it("falls back on the last ride and the last order, where none is under way", async () => {
  const over = (async (key: string, sent?: { query?: { when?: string } }) =>
    key === "GET /user/order"
      ? { orders: orders.slice(0, 2) }
      : {
          bookings: sent?.query?.when === "past" ? bookings.slice(0, 2) : [],
        }) as unknown as Call;
  const { due, next, last, orders: shown } = await readOverview(over);
  expect(due).toEqual([]);
  expect(next).toBeUndefined();
  expect(last?.reference).toBe("RIDE-1");
  expect(shown.map(({ reference }) => reference)).toEqual(["ORDER-1"]);
  expect((await readOverview(call)).last).toBeUndefined();
});
