import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { announce } from "./announce";
import { keptRead } from "./kept-read";
import { calendars, vehicles } from "./schema/booking";
import type { Sql } from "./sql";

let platform: TestPlatform;
let reads = 0;
/** Pause within a read, after it has asked the database. */
let pause: (() => Promise<void>) | undefined;

const readSeats = keptRead(["fares"], async (tx) => {
  reads += 1;
  const rows = await tx.select({ seats: vehicles.seats }).from(vehicles).orderBy(vehicles.id);
  await pause?.();
  return rows.map(({ seats }) => seats);
});
const seatsOf = (idSite = 901) => platform.database.inSite(idSite, readSeats);
const setSeats = (tx: Sql, seats: number) => tx.update(vehicles).set({ seats });

beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  pause = undefined;
  await platform.database.everySite.update(vehicles).set({ seats: 4 });
  reads = 0;
});
afterAll(() => platform.close());

describe("what is kept of a site", () => {
  it("is read once for all calls, without a transaction", async () => {
    const asked: string[] = [];
    platform.database.onStatement((text) => asked.push(text));
    const first = await seatsOf();
    const statements = asked.length;
    expect(await seatsOf()).toEqual(first);
    expect({ reads, more: asked.length - statements }).toEqual({ reads: 1, more: 0 });
  });

  it("is another once the call that changes it has answered", async () => {
    await seatsOf();
    await platform.database.inSite(901, (tx) => setSeats(tx, 7));
    expect(await seatsOf()).toContain(7);
  });

  it("is of that site alone, and stays when another one's changes", async () => {
    await seatsOf(902);
    await platform.database.inSite(901, (tx) => setSeats(tx, 8));
    expect(await seatsOf(902)).not.toContain(8);
    expect(reads).toBe(1);
    expect(await seatsOf(903)).toEqual([]);
  });

  it("stays when what it is not made from changes", async () => {
    await seatsOf();
    await platform.database.inSite(901, async (tx) => announce(tx, { kind: "stock" }));
    await platform.database.inSite(901, (tx) => tx.update(calendars).set({ furthestDays: 365 }));
    await seatsOf();
    expect(reads).toBe(1);
  });

  it("is as it was when the transaction that changed it is rolled back", async () => {
    await seatsOf();
    const failing = platform.database.inSite(901, async (tx) => {
      await setSeats(tx, 9);
      // The transaction sees its own change, and nobody else is to.
      expect(await readSeats(tx)).toContain(9);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await seatsOf()).not.toContain(9);
    expect(reads).toBe(2);
  });

  it("cannot be changed by those who share it", async () => {
    const seats = await seatsOf();
    expect(() => seats.push(1)).toThrow(TypeError);
  });

  it("is told as changed by a write alone, whose author announces nothing", async () => {
    const heard: unknown[] = [];
    platform.database.onChange(async (_, changes) => void heard.push(...changes));
    await platform.database.inSite(901, (tx) =>
      tx.update(vehicles).set({ luggage: 3 }).where(eq(vehicles.seats, 4)),
    );
    expect(heard).toEqual([{ kind: "fares" }]);
  });
});

it("keeps nothing of a read that a change has overtaken", async () => {
  // A read that has asked, and a change announced before the read is done. On the embedded database
  // no transaction commits meanwhile, as one may on PostgreSQL, so it is announced by itself.
  let goOn = () => {};
  let hasAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    hasAsked = resolve;
  });
  pause = () => {
    hasAsked();
    return new Promise((resolve) => {
      goOn = resolve;
    });
  };
  const slow = seatsOf();
  await asked;
  await platform.database.inSite(901, async (tx) => announce(tx, { kind: "fares" }));
  pause = undefined;
  goOn();
  await slow;
  await seatsOf();
  expect(reads).toBe(2);
});
