/** Deadline of a reservation, in words, and the server's time, which a countdown needs. */
export interface Kept {
  text: string;
  until: string;
  now?: string;
}

/** Builds the deadline for a page that the server makes; undefined where nothing is kept. */
export const keptUntil = (
  until: string | null | undefined,
  say: (until: string) => string,
): Kept | undefined =>
  until ? { text: say(until), until, now: new Date().toISOString() } : undefined;
