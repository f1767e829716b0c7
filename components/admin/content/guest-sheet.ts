import type { SheetRows } from "@/components/admin/spreadsheet/sheet-cell";
import type { RegisteredGuest } from "@/lib/contract/event";

const COLUMNS = ["state", "name", "people", "email", "phone", "registeredAt"] as const;

/**
 * Builds the list for the door of an event, one registration a line.
 * @param words names of the columns and of the states
 */
export const guestSheet = (
  guests: RegisteredGuest[],
  words: {
    column: (column: (typeof COLUMNS)[number]) => string;
    state: (state: RegisteredGuest["state"]) => string;
  },
): SheetRows => [
  COLUMNS.map((column) => ({ head: words.column(column) })),
  ...guests.map(({ state, name, people, email, phone, registeredAt }) => [
    words.state(state),
    name,
    { count: people },
    email,
    phone ?? "",
    { instant: registeredAt },
  ]),
];
