import { expect, it } from "vitest";
import type { RegisteredGuest } from "@/lib/contract/event";
import { guestSheet } from "./guest-sheet";

const GUEST: RegisteredGuest = {
  id: 1,
  name: "Anne Le Goff",
  email: "anne@example.org",
  phone: "0033639980102",
  people: 2,
  state: "CONFIRMED",
  registeredAt: "2026-11-20T10:00:00+01:00",
};

it("is a line for each registration, with a number in digits as a text", () => {
  const rows = guestSheet([GUEST, { ...GUEST, phone: null, state: "WAITING" }], {
    column: (column) => `the ${column}`,
    state: (state) => (state === "CONFIRMED" ? "Vient" : "Attend"),
  });
  expect(rows).toEqual([
    ["state", "name", "people", "email", "phone", "registeredAt"].map((name) => ({
      head: `the ${name}`,
    })),
    [
      "Vient",
      "Anne Le Goff",
      { count: 2 },
      "anne@example.org",
      "0033639980102",
      { instant: "2026-11-20T10:00:00+01:00" },
    ],
    [
      "Attend",
      "Anne Le Goff",
      { count: 2 },
      "anne@example.org",
      "",
      { instant: "2026-11-20T10:00:00+01:00" },
    ],
  ]);
});
