import { expect, it } from "vitest";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

/** Returns the answers to the company, seeing and acting on a purchase by the link of its mail. */
async function answersBy(
  platform: TestPlatform,
  path: string,
  action: Record<string, unknown>,
): Promise<number[]> {
  const seen = await platform.call("GET", path);
  const acted = await platform.call("POST", path, { body: action });
  return [seen.status, acted.status];
}

it("opens a booking to the company until three months after its ride, and never again", async () => {
  const platform = await openTestPlatform();
  const { booking, ...ride } = await bookRide(platform);
  const path = `/booking/${booking.reference}/company?key=${await ride.companyKey()}`;
  const cancel = { action: "CANCEL", reason: "SERVICE_UNAVAILABLE" };
  const start = new Date(booking.startAt).getTime();
  platform.clock.moveTo(new Date(start + 91 * 86_400_000).toISOString());
  expect(await answersBy(platform, path, cancel)).toEqual([404, 404]);
  platform.clock.moveTo(new Date(start + 89 * 86_400_000).toISOString());
  expect((await platform.call("GET", path)).status).toBe(200);
  await platform.close();
});

it("opens an order to the company for three months", async () => {
  const platform = await openTestPlatform({ sites: [shopSite(901, {})] });
  const order = await buyWine(platform, aShopOrder(await readShop(platform), { "R-75": 2 }));
  const path = `/order/${order.made.reference}/company?key=${await order.companyKey()}`;
  expect((await platform.call("GET", path)).status).toBe(200);
  platform.clock.moveTo("2027-02-20T10:00:00+01:00");
  expect(await answersBy(platform, path, { action: "CANCEL", reason: "OUT_OF_STOCK" })).toEqual([
    404, 404,
  ]);
  await platform.close();
});
