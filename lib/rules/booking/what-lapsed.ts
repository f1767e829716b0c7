/**
 * Returns the kind of an expired booking: an order that nobody paid for in time, a quote that
 * nobody accepted, which gives its vehicle up, or a request that was never priced.
 * @param booking.total euros or cents
 */
export function whatLapsed(booking: {
  vehicle: object | null;
  total: number;
}): "REQUEST" | "QUOTE" | "BOOKING" {
  if (booking.vehicle) return "BOOKING";
  return booking.total > 0 ? "QUOTE" : "REQUEST";
}
