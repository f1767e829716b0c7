import type { Point } from "./road-estimate";

export interface Trip {
  startAt: Date;
  endAt: Date;
  origin: Point;
  destination: Point;
}

/** Two rides of a vehicle, one right after the other. */
export interface Link<Taken extends Trip = Trip, Planned extends Trip = Trip> {
  before: Taken | Planned;
  after: Taken | Planned;
  /** True when the driver waits for the same customer, at the place where they arrived. */
  isWait: boolean;
}

/** Returns the time of a drive, in minutes; undefined when nobody has asked. */
export type DriveMin = (from: Point, to: Point) => number | undefined;

const MINUTE = 60_000;

/** Minutes between two rides above which the way from one to the other does not matter. */
const LONG_AWAY = 12 * 60;

/** Compares places to five decimals of a degree, which are a metre. */
export const isSamePlace = (a: Point, b: Point): boolean =>
  a.lat.toFixed(5) === b.lat.toFixed(5) && a.lng.toFixed(5) === b.lng.toFixed(5);

/**
 * Links the rides that follow each other once a booking's are added to a vehicle's; links between
 * two existing rides are left out.
 * @param planned the rides of one booking
 * @param taken rides that the vehicle has; those next to a planned one are enough
 */
export function linksOf<Taken extends Trip, Planned extends Trip>(
  planned: Planned[],
  taken: Taken[],
): Link<Taken, Planned>[] {
  const isPlanned = new Set<Trip>(planned);
  const all = [...taken, ...planned].sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
  return all.flatMap((after, index) => {
    const before = all[index - 1];
    if (!before || !(isPlanned.has(before) || isPlanned.has(after))) return [];
    const isOwn = isPlanned.has(before) && isPlanned.has(after);
    return [{ before, after, isWait: isOwn && isSamePlace(before.destination, after.origin) }];
  });
}

export function neighboursAmong<Taken extends Trip>(taken: Taken[], planned: Trip[]): Taken[] {
  const found = new Set<Taken>();
  for (const { startAt } of planned) {
    let before: Taken | undefined;
    let after: Taken | undefined;
    for (const ride of taken) {
      if (ride.startAt <= startAt) {
        if (!before || ride.startAt >= before.startAt) before = ride;
      } else if (!after || ride.startAt < after.startAt) after = ride;
    }
    if (before) found.add(before);
    if (after) found.add(after);
  }
  return [...found];
}

/** Tells whether the way from one ride to the next has to be known. */
export const needsDrive = ({ before, after, isWait }: Link): boolean =>
  !isWait &&
  !isSamePlace(before.destination, after.origin) &&
  minutesBetween(before, after) <= LONG_AWAY;

/**
 * Returns the time at which the vehicle could start the later ride: after the earlier one, the
 * buffer, and the drive between them. A customer who is waited for may leave again at once.
 * @param driveMin minutes from the end of the one to the start of the other
 * @param bufferMin minutes kept free after each ride
 */
export function readyAt(
  { before, after, isWait }: Link,
  driveMin: number,
  bufferMin: number,
): Date {
  const ready = before.endAt.getTime() + (bufferMin + driveMin) * MINUTE;
  if (!isWait) return new Date(ready);
  return new Date(Math.max(before.endAt.getTime(), Math.min(ready, after.startAt.getTime())));
}

/** Tells whether every drive and buffer fits around the rides; unknown drives count as none. */
export const isReachable = (links: Link[], drive: DriveMin, bufferMin: number): boolean =>
  links.every((link) => {
    const minutes = needsDrive(link) ? (drive(link.before.destination, link.after.origin) ?? 0) : 0;
    return readyAt(link, minutes, bufferMin) <= link.after.startAt;
  });

const minutesBetween = (before: Trip, after: Trip): number =>
  (after.startAt.getTime() - before.endAt.getTime()) / MINUTE;
