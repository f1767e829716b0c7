import type { Point } from "./road-estimate";

/** A time that a vehicle drives somebody, and from where to where. */
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

/** How long a drive takes, in minutes; undefined when nobody has asked. */
export type DriveMin = (from: Point, to: Point) => number | undefined;

const MINUTE = 60_000;

/** With more time than that between two rides, in minutes, the way from one to the other is no matter. */
const LONG_AWAY = 12 * 60;

/** Five decimals of a degree are a metre. */
export const isSamePlace = (a: Point, b: Point): boolean =>
  a.lat.toFixed(5) === b.lat.toFixed(5) && a.lng.toFixed(5) === b.lng.toFixed(5);

/**
 * Which rides follow each other once a booking's are added to those that a vehicle has; those
 * between two that it has already are left out.
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

/** Of all the rides of a vehicle, those right before and right after each planned one. */
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

/** True when the way from one ride to the next has to be known. */
export const needsDrive = ({ before, after, isWait }: Link): boolean =>
  !isWait &&
  !isSamePlace(before.destination, after.origin) &&
  minutesBetween(before, after) <= LONG_AWAY;

/**
 * When the vehicle could start the later ride: the earlier one, the buffer, the drive between them.
 * Somebody who is waited for may leave again at once.
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

/**
 * True when a vehicle can make a booking's rides besides those it has: each drive and the buffer
 * find room before and after. A drive that nobody asked for counts as none.
 */
export const isReachable = (links: Link[], drive: DriveMin, bufferMin: number): boolean =>
  links.every((link) => {
    const minutes = needsDrive(link) ? (drive(link.before.destination, link.after.origin) ?? 0) : 0;
    return readyAt(link, minutes, bufferMin) <= link.after.startAt;
  });

const minutesBetween = (before: Trip, after: Trip): number =>
  (after.startAt.getTime() - before.endAt.getTime()) / MINUTE;
