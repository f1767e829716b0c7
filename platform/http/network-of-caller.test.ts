import { describe, expect, it } from "vitest";
import { createApp } from "@/platform/app";
import { openTestPlatform } from "@/testing/test-platform";
import { networkOfCaller } from "./network-of-caller";
import { createRateLimits } from "./rate-limits";

describe("the network that limits count", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOfCaller(address)).toBe(network);
  });

  it("is one for all the addresses that a single customer of a provider has", async () => {
    const platform = await openTestPlatform();
    try {
      const app = createApp({ ...platform.services, rateLimits: createRateLimits() });
      const headers = { idSite: "901", "Content-Type": "application/json" };
      const body = JSON.stringify({ email: "nobody@example.org" });
      const statuses = [];
      for (let n = 1; n <= 21; n += 1) {
        const request = { method: "PUT", headers, body };
        const address = `2001:db8:1:2::${n}`;
        statuses.push((await app.request("/password/reset/ask", request, { address })).status);
      }
      expect(statuses).toEqual([...Array(20).fill(200), 429]);
    } finally {
      await platform.close();
    }
  });
});
