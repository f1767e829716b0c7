import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReachable, linksOf, needsDrive, neighboursAmong, readyAt, type Trip } from "./reachable";

const HOME = { lat: 47.2, lng: -1.5 };
const COAST = { lat: 47.3, lng: -2.4 };
const NORTH = { lat: 48.1, lng: -1.7 };

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const trip = (start: string, end: string, origin = HOME, destination = COAST): Trip => ({
  startAt: at(start),
  endAt: at(end),
  origin,
  destination,
});

/** An hour from anywhere to anywhere, and twenty minutes kept free. */
const anHour = () => 60;
const BUFFER = 20;

describe("a ride that a vehicle can make", () => {
  const morning = trip("08:00", "09:00", HOME, COAST);
  it.each<[string, Trip, boolean]>([
    ["leaves time for the buffer and the drive", trip("10:20", "11:00", NORTH), true],
    ["and not a minute less", trip("10:19", "11:00", NORTH), false],
    ["needs no drive where the last one ended", trip("09:20", "10:00", COAST), true],
    ["but its buffer", trip("09:19", "10:00", COAST), false],
    ["ends in time for the way to the next", trip("05:00", "06:40", HOME, NORTH), true],
    ["and not a minute later", trip("05:00", "06:41", HOME, NORTH), false],
    ["ends where the next one starts", trip("05:00", "07:40", COAST, HOME), true],
    ["overlaps none", trip("08:30", "08:40", HOME, HOME), false],
    ["goes on over none", trip("07:00", "10:00", HOME, HOME), false],
  ])("%s", (_name, planned, expected) => {
    expect(isReachable(linksOf([planned], [morning]), anHour, BUFFER)).toBe(expected);
  });

  it("is whatever comes more than twelve hours later, and the buffer is over", () => {
    const days = () => 3000;
    const early = trip("01:00", "02:00", HOME, COAST);
    const links = (start: string) => linksOf([trip(start, "23:00", NORTH)], [early]);
    expect(links("14:00").map(needsDrive)).toEqual([true]);
    expect(isReachable(links("14:00"), days, BUFFER)).toBe(false);
    expect(links("14:01").map(needsDrive)).toEqual([false]);
    expect(isReachable(links("14:01"), days, BUFFER)).toBe(true);
  });

  it("may be another's between the two of one booking", () => {
    const [out, back] = [trip("08:00", "09:00"), trip("18:00", "19:00", COAST, HOME)];
    const between = trip("12:00", "13:00", NORTH, NORTH);
    expect(linksOf([out, back], [between]).map(({ isWait }) => isWait)).toEqual([false, false]);
    expect(isReachable(linksOf([out, back], [between]), anHour, BUFFER)).toBe(true);
    expect(
      isReachable(linksOf([out, back], [trip("12:00", "16:41", NORTH, NORTH)]), anHour, BUFFER),
    ).toBe(false);
  });
});

describe("a driver who waits for the same customer", () => {
  const out = trip("08:00", "09:00", HOME, COAST);
  const back = (start: string, origin = COAST) => linksOf([out, trip(start, "19:00", origin)], []);
  const ready = (start: string) => back(start).map((link) => readyAt(link, 0, BUFFER));

  it("leaves again at once, and has the buffer when there is time", () => {
    expect(ready("09:00")).toEqual([at("09:00")]);
    expect(ready("09:10")).toEqual([at("09:10")]);
    expect(ready("12:00")).toEqual([at("09:20")]);
  });

  it("does not wait at another place", () => {
    expect(back("12:00", NORTH)[0]?.isWait).toBe(false);
    expect(isReachable(back("10:19", NORTH), anHour, BUFFER)).toBe(false);
  });
});

describe("only rides that follow each other are looked at", () => {
  it("and not those that the vehicle has anyway", () => {
    const taken = [trip("01:00", "02:00"), trip("08:00", "09:00"), trip("21:00", "22:00")];
    const planned = trip("12:00", "13:00");
    const [, before, after] = taken;
    expect(linksOf([planned], taken)).toEqual([
      { before, after: planned, isWait: false },
      { before: planned, after, isWait: false },
    ]);
  });
});

describe("rides of one vehicle, in any order", () => {
  const PLACES = [HOME, COAST, NORTH];
  const KM = [
    [0, 40, 55],
    [40, 0, 95],
    [55, 95, 0],
  ];
  const minutes = (from: number, to: number) => KM[from]?.[to] ?? 0;
  const drive = (from: Trip["origin"], to: Trip["origin"]) =>
    minutes(PLACES.indexOf(from), PLACES.indexOf(to));

  const wish = fc.record({
    start: fc.nat({ max: 1500 }),
    length: fc.integer({ min: 1, max: 180 }),
    from: fc.nat({ max: 2 }),
    to: fc.nat({ max: 2 }),
  });

  /** Checks minute by minute where the vehicle has to be: on the way, at work, or resting. */
  function isDrivable(wishes: { start: number; length: number; from: number; to: number }[]) {
    const inOrder = wishes.toSorted((a, b) => a.start - b.start);
    return inOrder.every((one, index) => {
      const next = inOrder[index + 1];
      if (!next) return true;
      const end = one.start + one.length;
      const way = next.start - end > 720 ? 0 : minutes(one.to, next.from);
      return end + BUFFER + way <= next.start;
    });
  }

  it("are taken exactly when they can be driven one after the other", () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), (wishes) => {
        const taken: Trip[] = [];
        const accepted: typeof wishes = [];
        for (const wished of wishes) {
          const minute = (m: number) => new Date(at("00:00").getTime() + m * 60_000);
          const planned = {
            startAt: minute(wished.start),
            endAt: minute(wished.start + wished.length),
            origin: PLACES[wished.from] ?? HOME,
            destination: PLACES[wished.to] ?? HOME,
          };
          const mayStart = isReachable(linksOf([planned], taken), drive, BUFFER);
          expect(mayStart).toBe(isDrivable([...accepted, wished]));
          const next = linksOf([planned], neighboursAmong(taken, [planned]));
          expect(next).toEqual(linksOf([planned], taken));
          if (!mayStart) continue;
          taken.push(planned);
          accepted.push(wished);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
