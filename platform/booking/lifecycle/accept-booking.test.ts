import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bookingRequestSchema, type FareList } from "@/lib/contract/booking";
import { bookings } from "@/platform/db/schema/booking";
import * as references from "@/platform/purchase/new-reference";
import { anOrder } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { acceptBooking } from "./accept-booking";

let platform: TestPlatform;
let idVehicle: number;

beforeAll(async () => {
  platform = await openTestPlatform();
  const { grids } = await platform.data<FareList>("GET", "/fare");
  idVehicle = grids[0]?.idVehicle ?? 0;
});
afterAll(() => platform.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await platform.database.everySite.delete(bookings);
});

const accept = (key: string, day: string) =>
  acceptBooking(platform.services, {
    idSite: 901,
    language: "fr_FR",
    idUser: null,
    key,
    network: "203.0.113.7",
    order: bookingRequestSchema.parse(
      anOrder(idVehicle, { startAt: `2026-12-${day}T10:00:00+01:00` }),
    ),
  });

function failing(times: number, code: string): void {
  const drawn = vi.spyOn(references, "newReference");
  for (let failed = 0; failed < times; failed += 1) {
    drawn.mockImplementationOnce(() => {
      const cause = Object.assign(new Error("from the database"), { code });
      throw new Error("Failed query", { cause });
    });
  }
}

describe("a booking", () => {
  it("draws another reference when the site has the one it drew", async () => {
    const drawn = ["TIN-AAAAAA", "TIN-AAAAAA", "TIN-BBBBBB"];
    vi.spyOn(references, "newReference").mockImplementation(() => drawn.shift() ?? "");
    expect((await accept("first-key", "01")).reference).toBe("TIN-AAAAAA");
    expect((await accept("second-key", "02")).reference).toBe("TIN-BBBBBB");
  });

  it.each(["40P01", "40001"])("is tried again after %s, five times in all", async (code) => {
    failing(4, code);
    expect(await accept("first-key", "01")).toMatchObject({ status: "HELD" });
    failing(5, code);
    await expect(accept("second-key", "02")).rejects.toThrow("Failed query");
    expect(await platform.database.everySite.select().from(bookings)).toHaveLength(1);
  });

  it("is not tried again after what would fail again", async () => {
    failing(1, "23502");
    await expect(accept("first-key", "01")).rejects.toThrow("Failed query");
    expect(await platform.database.everySite.select().from(bookings)).toEqual([]);
  });
});
