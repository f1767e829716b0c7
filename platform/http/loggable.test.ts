import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import { createApp } from "@/platform/app";
import { anOrder } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

describe("a call that fails", () => {
  it("is logged with its cause, and without what people wrote", async () => {
    const { grids } = await platform.data<FareList>("GET", "/fare");
    const { everySite } = platform.database;
    await everySite.execute(
      "alter table booking add constraint no_anne check (email <> 'anne@example.org')",
    );
    const logged: string[] = [];
    const log = pino({}, { write: (line: string) => logged.push(line) });
    const response = await createApp({ ...platform.services, log }).request("/booking", {
      method: "POST",
      headers: {
        idSite: "901",
        "Content-Type": "application/json",
        "Idempotency-Key": "this-one-fails",
      },
      body: JSON.stringify(anOrder(grids[0]?.idVehicle ?? 0)),
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/no_anne|insert|stack/);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({
      msg: "call failed",
      path: "/booking",
      idSite: 901,
      err: { state: "23514", constraint: "no_anne" },
    });
    expect(logged[0]).not.toMatch(/anne@|Le Bihan|39980102/);
  });
});
