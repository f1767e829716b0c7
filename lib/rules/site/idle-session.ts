const MINUTE = 60_000;

/** What a session's idleness is told by. */
interface Attention {
  /** When a person did something in it last. */
  attendedAt: Date;
  /** For how many minutes it may be left. */
  minutes: number;
}

/** In how many seconds a session that is left is idle, 0 once it is. */
export const secondsUntilIdle = ({ attendedAt, minutes }: Attention, now: Date): number =>
  Math.max(0, Math.ceil((attendedAt.getTime() + minutes * MINUTE - now.getTime()) / 1000));

/** Whether nobody has used a session for so long that it is asked again who is there. */
export const isIdle = (attention: Attention, now: Date): boolean =>
  secondsUntilIdle(attention, now) === 0;
