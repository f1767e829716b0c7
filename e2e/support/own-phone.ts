import { randomInt } from "node:crypto";

/**
 * Returns a French number out of those that are kept for fiction: each test has its own, as a
 * person may not have many vehicles kept without paying.
 */
export const ownPhone = (): string => `063998${String(randomInt(10_000)).padStart(4, "0")}`;
