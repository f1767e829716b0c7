import type { QuoteRequest } from "@/lib/contract/booking";

/** What people say of a place that changes no price. */
const DETAILS = new Set(["address", "board"]);

/** Two rides with the same key have the same price. */
export const priceKey = (request: QuoteRequest): string =>
  JSON.stringify(request, (field, value) => (DETAILS.has(field) ? undefined : value));
