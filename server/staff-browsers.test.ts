import type { IncomingMessage } from "node:http";
import { expect, it, vi } from "vitest";
import { siteEnvironment } from "@/lib/api/environment";
import type { Role } from "@/lib/contract/user";
import { type AskSession, staffBrowsers } from "./staff-browsers";

const SITE = `idSite=${siteEnvironment().SITE_ID}`;

const ROLES: Record<string, Role> = { solene: "ADMIN", driss: "DRIVER", anna: "MEMBER" };

const ask = vi.fn<AskSession>(async (token) => {
  if (token === "away") throw new Error("The provider is away");
  return ROLES[token] ?? "NONE";
});

const request = (cookie: string | undefined) =>
  ({ headers: { cookie, "x-forwarded-for": "192.0.2.1" } }) as unknown as IncomingMessage;

it.each<[string, string | undefined, boolean]>([
  ["no cookie", undefined, false],
  ["cookies of other things", "locale=en; mytoken=solene; staffing=1", false],
  ["a member's session", `token=anna; ${SITE}`, false],
  ["a session that is over", `token=unknown; ${SITE}`, false],
  ["a session of the staff", `token=solene; ${SITE}`, true],
  ["the mark of the staff alone", "staff=1", true],
  ["the mark beside a member's session", `token=anna; ${SITE}; staff=1`, true],
  ["the mark that was emptied", "staff=", true],
  ["a session of which the provider cannot say whose it is", `token=away; ${SITE}`, true],
  ["a second token, which a script has set", `token=anna; token=solene; ${SITE}`, true],
  ["a token whose site a script has renamed", "token=solene; idSite=1", true],
  ["a token without its site", "token=solene", true],
])("tells a browser with %s", async (_, cookie, isStaff) => {
  const browsers = staffBrowsers(ask);
  expect(await browsers.isStaff(request(cookie), async () => undefined)).toBe(isStaff);
  if (isStaff) expect(browsers.mayBeStaff(request(cookie))).toBe(true);
});

it("costs a visitor nothing, and asks once for a session", async () => {
  const browsers = staffBrowsers(ask);
  ask.mockClear();
  expect(browsers.mayBeStaff(request("locale=en"))).toBe(false);
  expect(browsers.mayBeStaff(request(undefined))).toBe(false);
  const waits = vi.fn(async () => undefined);
  for (let time = 0; time < 3; time += 1) {
    await browsers.isStaff(request(`token=anna; ${SITE}`), waits);
  }
  expect([ask.mock.calls.length, waits.mock.calls.length]).toEqual([1, 1]);
});

it("asks again for a session that it could not be told of", async () => {
  const browsers = staffBrowsers(ask);
  ask.mockClear();
  for (let time = 0; time < 2; time += 1) {
    await browsers.isStaff(request(`token=away; ${SITE}`), async () => undefined);
  }
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each<[string, string | undefined, boolean]>([
  ["an owner's session", `token=solene; ${SITE}`, true],
  ["an owner's session in a marked browser", `token=solene; ${SITE}; staff=1`, true],
  ["a driver's session", `token=driss; ${SITE}`, false],
  ["a member's session", `token=anna; ${SITE}`, false],
  ["the mark of the staff alone", "staff=1", false],
  ["no cookie", undefined, false],
  ["a session that is over", `token=unknown; ${SITE}`, false],
  ["a session of which the provider cannot say whose it is", `token=away; ${SITE}`, false],
  ["a second token, which a script has set", `token=anna; token=solene; ${SITE}`, false],
])("tells whether a browser with %s may edit", async (_, cookie, mayEdit) => {
  expect(await staffBrowsers(ask).mayEdit(request(cookie), async () => undefined)).toBe(mayEdit);
});
