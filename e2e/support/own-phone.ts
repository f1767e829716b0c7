import { randomInt } from "node:crypto";

/**
 * A French number out of those that are kept for fiction: each test has one of its own, as one
 * person may not have many vehicles kept without paying.
 */
export const ownPhone = (): string => `063998${String(randomInt(10_000)).padStart(4, "0")}`;
