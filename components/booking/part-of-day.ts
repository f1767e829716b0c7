/** The parts of a day, in its order; each is a word of `booking.times`. */
export const PARTS_OF_DAY = ["night", "morning", "afternoon", "evening"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The part of the day of a time (`HH:mm`): six hours each, from midnight on. */
export const partOfDay = (time: string): PartOfDay =>
  PARTS_OF_DAY[Math.floor(Number(time.slice(0, 2)) / 6)] ?? "evening";
