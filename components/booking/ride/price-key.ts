import type { QuoteRequest } from "@/lib/contract/booking";

/** Details of a place that change no price. */
const DETAILS = new Set(["address", "board"]);

/** Returns the key of a ride's price: two rides with the same key have the same price. */
export const priceKey = (request: QuoteRequest): string =>
  JSON.stringify(request, (field, value) => (DETAILS.has(field) ? undefined : value));
