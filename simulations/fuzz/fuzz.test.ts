import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { fuzz, fuzzNumbers } from "./prove-fuzz";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
});
afterAll(() => platform?.close());

it("a body that does not say it is JSON is refused as such, and one that is not as unreadable", async () => {
  const post = (type: string, body: string) =>
    platform.app.request("/login", { method: "POST", body, headers: { "Content-Type": type } });
  expect((await post("text/plain", "{}")).status).toBe(415);
  expect((await post("multipart/form-data; boundary=", "{}")).status).toBe(415);
  expect((await post("application/json", "{")).status).toBe(400);
});

// npm run prove:fuzz makes ten thousand of them.
it("no wrong request is answered by a fault of ours", { timeout: 120_000 }, async () => {
  expect(await fuzz(platform, { seed: 72, runs: 1_500 })).toEqual([]);
});

it("a number out of the range of the database is refused, and is no fault of ours", {
  timeout: 60_000,
}, async () => {
  expect(await fuzzNumbers(platform)).toEqual([]);
});

it("one that is, is found", async () => {
  const answers = (path: string, init: RequestInit) =>
    path.includes("%00") ? new Response("", { status: 500 }) : platform.app.request(path, init);
  expect(await fuzz(platform, { seed: 72, runs: 200, answers })).not.toEqual([]);
});
