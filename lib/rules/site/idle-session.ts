const MINUTE = 60_000;

interface Attention {
  /** Last action of a person in it. */
  attendedAt: Date;
  /** Minutes for which it may be left. */
  minutes: number;
}

/** Returns the seconds until a session is idle, 0 once it is. */
export const secondsUntilIdle = ({ attendedAt, minutes }: Attention, now: Date): number =>
  Math.max(0, Math.ceil((attendedAt.getTime() + minutes * MINUTE - now.getTime()) / 1000));

/** Tells whether a session is idle, so that its user has to prove their identity again. */
export const isIdle = (attention: Attention, now: Date): boolean =>
  secondsUntilIdle(attention, now) === 0;
