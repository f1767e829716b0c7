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

/** The words of the form that asks for a ride. */
export interface AskerMessages {
  booking: Pick<Messages["booking"], (typeof KEYS)[number]>;
}

/** Takes them out of the words of booking. */
export const askerMessages = ({ booking }: Messages): AskerMessages => ({
  booking: Object.fromEntries(KEYS.map((key) => [key, booking[key]])) as AskerMessages["booking"],
});
