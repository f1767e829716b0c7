import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logIn } from "@/platform/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

describe("a login", () => {
  it("opens a session of every role", async () => {
    for (const role of ["MEMBER", "ADMIN", "SUPER_ADMIN"] as const) {
      const { headers, opened } = await logIn(platform, role, 902);
      expect(opened.idSite).toBe(902);
      expect(await platform.data("GET", "/logged", { headers, idSite: 902 })).toEqual({
        logged: true,
        role,
      });
    }
  });
});
