import { expect, it } from "vitest";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { nextByLink } from "./next-by-link";

type Given = Parameters<typeof nextByLink>[0];

const CASES: [what: string, given: Partial<Given>, next: StaffPage["actions"][number] | null][] = [
  ["a request is priced", { status: "REQUESTED", actions: ["PRICE", "CANCEL"] }, "PRICE"],
  [
    "what is paid is confirmed",
    { status: "AWAITING_CONFIRMATION", actions: ["CONFIRM", "ASSIGN", "CANCEL"] },
    "CONFIRM",
  ],
  [
    "a suspended ride is resumed",
    { actions: ["RESUME", "ASSIGN", "RECORD_PAYMENT", "CANCEL"] },
    "RESUME",
  ],
  ["a ride to come waits", { actions: ["ASSIGN", "RECORD_PAYMENT", "SUSPEND", "CANCEL"] }, null],
  ["a ride that may be over", { actions: ["COMPLETE", "ASSIGN", "CANCEL"], owed: 0 }, "COMPLETE"],
  ["money comes first", { actions: ["COMPLETE", "RECORD_PAYMENT", "CANCEL"] }, "RECORD_PAYMENT"],
  [
    "a ride that was made and is owed for",
    { status: "DONE", actions: ["RECORD_PAYMENT", "CANCEL"] },
    "RECORD_PAYMENT",
  ],
  ["nothing is left", { status: "INVOICED", actions: ["CANCEL"], owed: 0 }, null],
];

it.each(CASES)("%s", (_, given, next) => {
  expect(nextByLink({ status: "CONFIRMED", progress: [], actions: [], owed: 35, ...given })).toBe(
    next,
  );
});
