import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createRateLimits, type RateLimits } from "@/platform/http/rate-limits";
import { counted } from "@/testing/counted-argon";
import { logIn } from "@/testing/logged-in";
import { loginUnder } from "@/testing/login-under";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(() => counted.reset());

const EMAIL = "member@901.example";
/** Attempts of one of the counted hours; any sixty minutes meet two. */
const OF_AN_HOUR = 10;
const MOST_CHECKS = 20;

/** Attempts so many logins with different passwords, each from its own network, fifty at a time. */
async function flood(
  attempts: number,
  { rateLimits = createRateLimits(), devices = [] as string[] } = {},
) {
  const under = loginUnder(platform, rateLimits);
  const login = async (address: string, password: string, device?: string) =>
    (await under({ email: EMAIL, password }, { address, device })).status;
  const statuses: Record<number, number> = {};
  for (let start = 0; start < attempts; start += 50) {
    const batch = Array.from({ length: Math.min(50, attempts - start) }, (_, n) => {
      const address = `2001:db8:0:${(start + n).toString(16)}::1`;
      return login(address, `guess ${start + n}`, devices[n % (devices.length + 1)]);
    });
    for (const status of await Promise.all(batch)) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return { statuses, login };
}

describe("a flood of 10,000 logins from 10,000 addresses", () => {
  it("makes few password checks, and the owner on a known device gets in", async () => {
    const { device } = (await logIn(platform, "MEMBER")).opened;
    counted.reset();
    const { statuses, login } = await flood(10_000);
    expect(statuses).toEqual({ 422: 6, 429: 9994 });
    expect(await login("203.0.113.7", TEST_PASSWORD)).toBe(429);
    expect(await login("203.0.113.7", TEST_PASSWORD, device)).toBe(200);
    expect(counted.verified).toBeLessThanOrEqual(OF_AN_HOUR);
    expect(counted.most).toBeLessThanOrEqual(2);
  });

  it("makes no more of them with devices that are known, or made up", async () => {
    const devices = [
      (await logIn(platform, "MEMBER")).opened.device,
      (await logIn(platform, "MEMBER")).opened.device,
      "made up",
    ];
    counted.reset();
    const { statuses } = await flood(500, { devices });
    expect(statuses).toEqual({ 422: OF_AN_HOUR, 429: 490 });
    expect(counted.verified).toBe(OF_AN_HOUR);
  });

  it("makes at most 20 of them in any hour, also where one that is counted ends", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const began = Date.now();
      const devices = [(await logIn(platform, "MEMBER")).opened.device];
      const rateLimits = createRateLimits();
      const floodAfter = (minutes: number, attempts: number) => {
        vi.setSystemTime(began + minutes * 60_000);
        return flood(attempts, { rateLimits, devices });
      };
      await floodAfter(0, 2);
      counted.reset();
      await floodAfter(59, 100);
      await floodAfter(61, 100);
      await floodAfter(118, 100);
      expect(counted.verified).toBe(MOST_CHECKS - 2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("would make hundreds without the limit of the account", async () => {
    const rateLimits: RateLimits = {
      ...createRateLimits(),
      passwordFromAnywhere: new RateLimiterMemory({ points: 1_000_000, duration: 3600 }),
    };
    const { statuses } = await flood(500, { rateLimits });
    expect(statuses).toEqual({ 422: 500 });
    expect(counted.verified).toBeGreaterThan(MOST_CHECKS);
  });

  it("never hashes more than two at a time", async () => {
    const rateLimits: RateLimits = {
      ...createRateLimits(),
      passwordFromAnywhere: new RateLimiterMemory({ points: 1_000_000, duration: 3600 }),
    };
    await flood(500, { rateLimits });
    expect(counted.most).toBe(2);
  });
});
