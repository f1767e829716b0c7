import { describe, expect, it } from "vitest";
import { ridesOf } from "./ride-span";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

const NANTES = { label: "Nantes", lat: 47.2, lng: -1.5 };
const ANGERS = { label: "Angers", lat: 47.4, lng: -0.5 };
const [nantes, angers] = [
  { lat: 47.2, lng: -1.5 },
  { lat: 47.4, lng: -0.5 },
];

describe("the drives of a booking", () => {
  const transfer = {
    kind: "TRANSFER",
    pickup: NANTES,
    dropoff: ANGERS,
    startAt: at("10:00"),
    durationMin: 45,
  } as const;
  const hire = { kind: "HIRE", pickup: NANTES, startAt: at("10:00"), durationMin: 0 } as const;

  it("is one for a transfer", () => {
    expect(ridesOf(transfer)).toEqual([
      {
        leg: "OUTBOUND",
        startAt: at("10:00"),
        endAt: at("10:45"),
        origin: nantes,
        destination: angers,
      },
    ]);
  });

  it("are two there and back, the second the other way round", () => {
    const rides = ridesOf({ ...transfer, returnAt: at("18:00") });
    expect(rides).toHaveLength(2);
    expect(rides[1]).toEqual({
      leg: "RETURN",
      startAt: at("18:00"),
      endAt: at("18:45"),
      origin: angers,
      destination: nantes,
    });
  });

  it("is one for a hire, which ends where it began unless it goes somewhere", () => {
    expect(ridesOf({ ...hire, hours: 2.5 })).toEqual([
      {
        leg: "HIRE",
        startAt: at("10:00"),
        endAt: at("12:30"),
        origin: nantes,
        destination: nantes,
      },
    ]);
    expect(ridesOf({ ...hire, dropoff: ANGERS, hours: 2.5 })[0]?.destination).toEqual(angers);
  });
});
