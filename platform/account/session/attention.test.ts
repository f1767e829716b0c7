import type { RouteConfig } from "@hono/zod-openapi";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Opened } from "@/lib/contract/auth";
import type { Attention } from "@/lib/contract/user";
import { createApp } from "@/platform/app";
import { parameters } from "@/platform/db/schema/site-look";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

const NOW = Date.parse("2026-11-20T10:00:00+01:00");

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  admin = await logIn(await aPerson(platform, "ADMIN"));
});
afterAll(() => platform.close());

/** Opens a session that ends as people's do. */
async function logIn(person: Person): Promise<Person> {
  const { token } = await platform.data<Opened>("POST", "/login", {
    body: { email: person.email, password: TEST_PASSWORD },
  });
  return { ...person, headers: { Authorization: token } };
}
const later = (minutes: number) =>
  platform.clock.moveTo(new Date(NOW + minutes * 60_000).toISOString());
/** Calls a path. @returns the status, or the code by which the call is refused */
const ask = async (method: string, path: string, by = admin, body?: object) => {
  const { status, answer } = await platform.call(method, path, {
    headers: { ...by.headers },
    ...(body ? { body } : {}),
  });
  return answer.success ? status : answer.data.code;
};
const attention = (method: "GET" | "POST", by = admin) =>
  platform.data<Attention>(method, "/user/session/attention", { headers: { ...by.headers } });

describe("a session that nobody uses", () => {
  it("ends for the panel after half an hour, whatever the panel asks by itself meanwhile", async () => {
    for (const minutes of [10, 20, 29.9]) {
      later(minutes);
      expect(await ask("GET", "/admin/booking")).toBe(200);
      expect(await ask("GET", "/admin/day?day=2026-11-20")).toBe(200);
    }
    expect(await attention("GET")).toEqual({ idleInSeconds: 6 });
    later(30);
    for (const path of [
      "booking",
      "customer",
      "payment",
      "parameter",
      "staff",
      "money?from=2026-01-01&until=2026-12-31",
    ])
      expect([path, await ask("GET", `/admin/${path}`)]).toEqual([path, "SESSION_IDLE"]);
    expect(await attention("GET")).toEqual({ idleInSeconds: 0 });
    // Nor is it woken by saying that somebody is there.
    expect(await ask("POST", "/user/session/attention")).toBe("SESSION_IDLE");
    expect(await ask("GET", "/admin/booking")).toBe("SESSION_IDLE");
  });

  it("goes on once its user has proved who they are, in the same session", async () => {
    later(45);
    expect(await ask("GET", "/admin/booking")).toBe("SESSION_IDLE");
    expect(await ask("POST", "/user/proof", admin, { password: "not that one, really" })).toBe(
      "INVALID_FIELDS",
    );
    expect(await ask("GET", "/admin/booking")).toBe("SESSION_IDLE");
    expect(await ask("POST", "/user/proof", admin, { password: TEST_PASSWORD })).toBe(200);
    expect(await ask("GET", "/admin/booking")).toBe(200);
    expect(await attention("GET")).toEqual({ idleInSeconds: 1800 });
  });

  it("is used by who says so, and by who changes something", async () => {
    later(25);
    expect(await attention("POST")).toEqual({ idleInSeconds: 1800 });
    later(54);
    expect(await ask("POST", "/admin/alert/trial")).not.toBe("SESSION_IDLE");
    expect(await attention("GET")).toEqual({ idleInSeconds: 1800 });
    later(84);
    expect(await ask("GET", "/admin/booking")).toBe("SESSION_IDLE");
  });

  it("ends after as many minutes as the site says", async () => {
    const isThis = and(eq(parameters.idSite, 901), eq(parameters.type, "STAFF_IDLE_MINUTES"));
    const set = (value: string) =>
      platform.database.everySite.update(parameters).set({ value }).where(isThis);
    await set("240");
    later(239);
    expect(await ask("GET", "/admin/booking")).toBe(200);
    later(240);
    expect(await ask("GET", "/admin/booking")).toBe("SESSION_IDLE");
    await set("30");
  });

  it("throws nobody out at the wheel: their day, its steps and its proofs go on", async () => {
    const driver = await logIn(await aPerson(platform, "DRIVER"));
    later(8 * 60);
    expect(await ask("GET", "/driver/day?day=2026-11-20", driver)).toBe(200);
    expect(await ask("POST", "/driver/ride/1/step", driver, { step: "ON_THE_WAY" })).toBe(
      "NOT_FOUND",
    );
    expect(await attention("GET", driver)).toEqual({ idleInSeconds: null });
    expect(await attention("POST", driver)).toEqual({ idleInSeconds: null });
    // The owner who drives as well.
    expect(await ask("GET", "/admin/day?day=2026-11-20")).toBe(200);
    expect(await ask("GET", "/admin/proof?day=2026-11-20")).toBe(200);
    expect(await ask("POST", "/admin/ride/1/step", admin, { step: "ON_THE_WAY" })).toBe(
      "NOT_FOUND",
    );
    expect(await ask("POST", "/admin/booking/1/action", admin, { action: "CONFIRM" })).toBe(
      "SESSION_IDLE",
    );
  });

  it("is a member’s as before", async () => {
    const member = await logIn(await aPerson(platform));
    later(12 * 60);
    expect(await ask("GET", "/user/session", member)).toBe(200);
  });
});

it("is asked for by every call of the panel but those at the wheel", () => {
  type Declared = RouteConfig & { operationId?: string; "x-at-the-wheel"?: true };
  const atTheWheel = createApp({} as never).openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" && (definition.route as Declared)["x-at-the-wheel"]
      ? [(definition.route as Declared).operationId]
      : [],
  );
  expect(atTheWheel.sort()).toEqual([
    "getDay",
    "getDayProofs",
    "sayRideArrival",
    "sayRideStep",
    "takeBackRideStep",
  ]);
});
