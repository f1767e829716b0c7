import type { OfferedTimes } from "@/lib/contract/offered-time";

/** Choice of a time, `HH:mm`. */
export interface TimeChoice {
  time: string;
  isTaken: boolean;
}

const QUARTERS = ["00", "15", "30", "45"];

const ALL_DAY: TimeChoice[] = Array.from({ length: 24 }, (_, hour) =>
  QUARTERS.map((minute) => ({
    time: `${String(hour).padStart(2, "0")}:${minute}`,
    isTaken: false,
  })),
).flat();

/**
 * Lists the times to choose from, whole hours of four: the hours with a free time. Where nothing is
 * known of the day, or nothing is free, all of them.
 */
export function timeChoices(offered: OfferedTimes["times"]): TimeChoice[] {
  const free = offered.filter(({ available }) => available);
  if (free.length === 0) return ALL_DAY;
  const freeTimes = new Set(free.map(({ time }) => time));
  const hours = new Set(free.map(({ time }) => time.slice(0, 2)));
  return ALL_DAY.filter(({ time }) => hours.has(time.slice(0, 2))).map(({ time }) => ({
    time,
    isTaken: !freeTimes.has(time),
  }));
}

/** First hour that is shown when a list of times opens without a choice. */
const MORNING = "08:00";

/** Finds the choice that a list opens at: the typed one, or the first free one of the day. */
export function likelyChoice(choices: TimeChoice[], typed: string | undefined): number {
  const from = typed ?? MORNING;
  const found = choices.findIndex(({ time, isTaken }) => time >= from && !isTaken);
  return found === -1 ? choices.findIndex(({ isTaken }) => !isTaken) : found;
}
