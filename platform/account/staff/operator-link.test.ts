import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntries } from "@/platform/db/schema/audit";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { makeOperatorLink } from "./operator-link";

const EMAIL = "admin@901.example";
const PASSWORD = "another kestrel ploughs";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const linkFor = (email: string, idSite = 901) =>
  makeOperatorLink(platform.database, { idSite, email, now: platform.clock.now() });

it("opens an account again that nobody can log in to, once, and stands in the audit log", async () => {
  const { headers } = await logIn(platform, "ADMIN");
  const link = (await linkFor(` ${EMAIL.toUpperCase()}`)) ?? expect.unreachable();
  const [, code] = link.match(/^https:\/\/www\.901\.example\/password\/reset\/(.+)$/) ?? [];
  const body = { code, password: PASSWORD };
  expect((await platform.call("PUT", "/password/reset", { body })).status).toBe(200);
  const login = { body: { email: EMAIL, password: PASSWORD } };
  expect((await platform.call("POST", "/login", login)).status).toBe(200);
  expect((await platform.call("PUT", "/password/reset", { body })).status).not.toBe(200);
  expect((await platform.call("GET", "/user", { headers })).answer).toMatchObject({ data: null });
  const acts = await platform.database.everySite.select().from(auditEntries);
  expect(acts).toContainEqual(
    expect.objectContaining({ action: "PASSWORD_LINK", by: "npm run password" }),
  );
});

it("is for accounts of that site alone", async () => {
  expect(await linkFor("nobody@901.example")).toBeUndefined();
  expect(await linkFor(EMAIL, 902)).toBeUndefined();
});
