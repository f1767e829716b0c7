import type { Messages } from "@/lib/i18n/messages";

const KEYS = [
  "asker",
  "dayAndTime",
  "placeKind",
  "placeExample",
  "searching",
  "noPlace",
  "whichTown",
  "problems",
  "closedDay",
  "onRequest",
  "duration",
] as const satisfies (keyof Messages["booking"])[];

export interface AskerMessages {
  booking: Pick<Messages["booking"], (typeof KEYS)[number]>;
}

/** Picks them from the words of booking. */
export const askerMessages = ({ booking }: Messages): AskerMessages => ({
  booking: Object.fromEntries(KEYS.map((key) => [key, booking[key]])) as AskerMessages["booking"],
});
