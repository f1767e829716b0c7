import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MadeRideFeed, RideFeeds } from "@/lib/contract/admin/ride-feed";
import { users } from "@/platform/db/schema/people";
import { rideFeeds } from "@/platform/db/schema/ride-feed";
import { vehicleBlocks } from "@/platform/db/schema/vehicle-block";
import { aPerson, type Person } from "@/testing/scene";
import { takenRide, vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const open = (idVehicle: number | null = null) =>
  platform.data<MadeRideFeed>("POST", "/admin/ride-feed", {
    headers: admin.headers,
    body: { idVehicle },
  });

/** Reads the feed at an address, as a calendar does, on a site. */
const read = async (url: string, idSite = 901) => {
  const path = new URL(url, "http://localhost").pathname.replace("/api", "");
  const response = await platform.app.request(path, { headers: { idSite: String(idSite) } });
  return { status: response.status, text: (await response.text()).replaceAll("\r\n ", "") };
};

describe("the rides in a calendar", () => {
  it("are at the instants of Paris, with who, where and what the driver has to know", async () => {
    await takenRide(platform, admin, { driverNote: "Code portail 1234" });
    const { status, text } = await read((await open()).url);
    expect(status).toBe(200);
    expect(text).toContain("DTSTART:20261125T090000Z");
    expect(text).toContain("X-WR-TIMEZONE:Europe/Paris");
    for (const part of ["Anne-Sophie Le Bihan", "Code portail 1234", "+33639980102"])
      expect(text).toContain(part);
  });

  it("are those of one vehicle, with the times in which it makes none", async () => {
    const [saloon, van] = await vehicleIds(platform);
    await takenRide(platform, admin);
    await platform.data("POST", "/admin/vehicle-block", {
      headers: admin.headers,
      body: {
        idVehicle: van,
        startAt: "2026-12-01T08:00:00+01:00",
        endAt: "2026-12-02T08:00:00+01:00",
        reason: "Contrôle technique",
      },
    });
    const [ofSaloon, ofVan] = [
      await read((await open(saloon)).url),
      await read((await open(van)).url),
    ];
    expect(ofSaloon.text).toContain("Le Bihan");
    expect(ofSaloon.text).not.toContain("Contrôle");
    expect(ofVan.text).not.toContain("Le Bihan");
    expect(ofVan.text).toContain("Contrôle technique");
    await platform.database.everySite.delete(vehicleBlocks);
  });

  it("are nobody's any more once the address is ended, on another site, or with the role", async () => {
    const feed = await open();
    expect((await read(feed.url, 902)).status).toBe(404);
    const other = await aPerson(platform, "ADMIN");
    const end = (who: Person) =>
      platform.call("DELETE", `/admin/ride-feed/${feed.id}`, { headers: who.headers });
    expect((await end(other)).status).toBe(404);
    expect((await read(feed.url)).status).toBe(200);
    const list = await platform.data<RideFeeds>("GET", "/admin/ride-feed", {
      headers: admin.headers,
    });
    expect(list.feeds).toMatchObject([{ id: feed.id, readAt: expect.any(String) }]);
    expect(JSON.stringify(list)).not.toContain("rides.ics");
    expect((await end(admin)).status).toBe(200);
    expect((await read(feed.url)).status).toBe(404);

    const { url } = await open();
    await platform.database.everySite
      .update(users)
      .set({ role: "MEMBER" })
      .where(eq(users.id, admin.id));
    expect((await read(url)).status).toBe(404);
  });

  it("are nobody's without the role, should an address of theirs be left", async () => {
    const { url } = await open();
    const { everySite } = platform.database;
    const left = await everySite.select().from(rideFeeds).where(eq(rideFeeds.idUser, admin.id));
    await everySite.update(users).set({ role: "MEMBER" }).where(eq(users.id, admin.id));
    await everySite.insert(rideFeeds).values(left);
    expect((await read(url)).status).toBe(404);
  });
});
