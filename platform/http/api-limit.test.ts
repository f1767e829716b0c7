import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createApp } from "@/platform/app";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { createRateLimits } from "./rate-limits";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
});
afterAll(() => platform?.close());

it("one address makes so many calls of any kind a minute; others and the server go on", async () => {
  // A hundredth of twelve hundred.
  const app = createApp({ ...platform.services, rateLimits: createRateLimits(0.01) });
  const ask = (address: string, path = "/openapi.json") =>
    app.request(path, { headers: { idSite: "901" } }, { address });
  for (let call = 0; call < 12; call += 1) {
    expect((await ask("203.0.113.7", call % 2 ? "/docs" : "/nowhere")).status).not.toBe(429);
  }
  const refused = await ask("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ data: { code: "TOO_MANY_REQUESTS" } });
  expect((await ask("203.0.113.8")).status).toBe(200);
  for (let call = 0; call < 20; call += 1) expect((await ask("server")).status).toBe(200);
});

it("the contract's document and its page are made once", async () => {
  const app = createApp(platform.services);
  const making = vi.spyOn(app, "getOpenAPI31Document");
  const made = async (path: string) => (await app.request(path)).text();
  const [document, page] = [await made("/openapi.json"), await made("/docs")];
  const times = making.mock.calls.length;
  expect(await made("/openapi.json")).toBe(document);
  expect(await made("/docs")).toBe(page);
  expect(making).toHaveBeenCalledTimes(times);
});
