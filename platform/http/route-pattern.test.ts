import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { routePattern } from "./route-pattern";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

it.each([
  ["GET", "/parameter", "/parameter"],
  ["HEAD", "/parameter", "/parameter"],
  ["POST", "/admin/dead-letter/MAIL/12/again", "/admin/dead-letter/:kind/:id/again"],
  ["GET", "/no/such/call", undefined],
  ["POST", "/parameter/secret", undefined],
  ["GET", "", undefined],
])("%s %s is a call of %s", (method, path, pattern) => {
  expect(routePattern(platform.app, method, path)).toBe(pattern);
});
