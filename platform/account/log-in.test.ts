import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { User } from "@/lib/contract/user";
import { createApp } from "@/platform/app";
import { bookings } from "@/platform/db/schema/booking";
import { knownDevices } from "@/platform/db/schema/member";
import { sessions, users } from "@/platform/db/schema/people";
import { errorMessage } from "@/platform/http/message-of";
import { createRateLimits } from "@/platform/http/rate-limits";
import { bookRide } from "@/testing/booked-ride";
import { counted } from "@/testing/counted-argon";
import { logIn, logInAs } from "@/testing/logged-in";
import { loginUnder } from "@/testing/login-under";
import { anOrder } from "@/testing/ride-order";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const EMAIL = "member@901.example";

const readSessions = () => platform.database.everySite.select().from(sessions);

const withLimits = (factor: number) => loginUnder(platform, createRateLimits(factor));

describe("a login", () => {
  it.each(["MEMBER", "ADMIN", "SUPER_ADMIN"] as const)("opens a session of %s", async (role) => {
    const { headers, opened } = await logIn(platform, role, 902);
    expect(opened).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      device: expect.stringMatching(/^[\w-]{43}$/),
      idSite: 902,
      returnTo: null,
    });
    expect(await platform.data("GET", "/logged", { headers, idSite: 902 })).toEqual({
      logged: true,
      role,
    });
    expect(await platform.data("GET", "/user", { headers })).toBeNull();
  });

  it("takes the address in whatever case it is typed", async () => {
    const body = { email: "  Member@901.EXAMPLE ", password: TEST_PASSWORD };
    expect((await platform.call("POST", "/login", { body })).status).toBe(200);
  });

  it("ends the session that the caller had", async () => {
    const before = await logIn(platform, "MEMBER");
    const body = { email: "admin@901.example", password: TEST_PASSWORD };
    await platform.data("POST", "/login", { body, headers: before.headers });
    expect(await platform.data("GET", "/user", { headers: before.headers })).toBeNull();
  });

  it("knows the device again, also after another member’s login on it", async () => {
    const { opened } = await logIn(platform, "MEMBER");
    const headers = { Device: opened.device };
    const again = await platform.data<{ device: string }>("POST", "/login", {
      body: { email: EMAIL, password: TEST_PASSWORD },
      headers,
    });
    expect(again.device).toBe(opened.device);
    const other = await platform.data<{ device: string }>("POST", "/login", {
      body: { email: "admin@901.example", password: TEST_PASSWORD },
      headers,
    });
    expect(other.device).toBe(opened.device);
    // A device counts only once somebody of the site has logged in on it, no neighbour.
    for (const Device of [(await logIn(platform, "MEMBER", 902)).opened.device, "made-up"]) {
      const { device } = await platform.data<{ device: string }>("POST", "/login", {
        body: { email: EMAIL, password: TEST_PASSWORD },
        headers: { Device },
      });
      expect(device).not.toBe(Device);
    }
    const stored = await platform.database.everySite.select().from(knownDevices);
    expect(JSON.stringify(stored)).not.toContain(opened.device);
  });

  it("gives the member what was booked under the address without an account", async () => {
    const { customer } = anOrder(0);
    const byEmail = (email: string) =>
      bookRide(platform, { customer: { ...customer, email }, startAt: starts.shift() ?? "" });
    const starts = ["2026-11-25T10:00:00+01:00", "2026-11-26T10:00:00+01:00"];
    const [ride, other] = [await byEmail("Member@901.example"), await byEmail("a@901.example")];
    const { idUser } = await logIn(platform, "MEMBER");
    const owners = await platform.database.everySite
      .select({ reference: bookings.reference, idUser: bookings.idUser })
      .from(bookings);
    expect(owners).toContainEqual({ reference: ride.booking.reference, idUser });
    expect(owners).toContainEqual({ reference: other.booking.reference, idUser: null });
  });

  it("of no account and with another password are one, in words, work and effect", async () => {
    const tried = [];
    for (const email of [EMAIL, "nobody@901.example"]) {
      counted.reset();
      const before = await readSessions();
      const body = { email, password: "kestrel lantern plough" };
      const refused = await platform.call("POST", "/login", { body });
      expect(await readSessions()).toEqual(before);
      tried.push({ ...refused, hashed: counted.hashed, verified: counted.verified });
    }
    expect(tried[0]).toEqual(tried[1]);
    expect(tried[0]).toMatchObject({
      status: 422,
      hashed: 0,
      verified: 1,
      answer: {
        data: {
          code: "INVALID_FIELDS",
          errors: {
            password: { code: "LOGIN_WRONG", message: errorMessage("fr_FR", "LOGIN_WRONG") },
          },
        },
      },
    });
  });

  it("with half a form is refused at its fields", async () => {
    const { status, answer } = await platform.call("POST", "/login", { body: { email: "x" } });
    expect(status).toBe(422);
    expect(answer.data).toMatchObject({
      errors: { email: { code: "EMAIL_INVALID" }, password: { code: "REQUIRED" } },
    });
  });

  it("opens nothing when the password changes while it is compared", async () => {
    const { database } = platform;
    const inSite = database.inSite.bind(database);
    const app = createApp({
      ...platform.services,
      database: {
        ...database,
        inSite: async (idSite, work) => {
          // Just before the last transaction, which opens the session.
          if (counted.verified > 0) {
            await database.everySite
              .update(users)
              .set({ passwordHash: "$argon2id$0$changed" })
              .where(eq(users.email, "member@902.example"));
          }
          return inSite(idSite, work);
        },
      },
    });
    counted.reset();
    const response = await app.request("/login", {
      method: "POST",
      headers: { idSite: "902", "Content-Type": "application/json" },
      body: JSON.stringify({ email: "member@902.example", password: TEST_PASSWORD }),
    });
    expect(counted.verified).toBe(1);
    expect(response.status).toBe(422);
  });
});

describe("a logout", () => {
  it("ends the session, and no other", async () => {
    const [session, otherSession] = [
      await logIn(platform, "MEMBER"),
      await logIn(platform, "MEMBER"),
    ];
    expect(await platform.data("POST", "/logout", { headers: session.headers })).toEqual({});
    expect(await platform.data("GET", "/user", { headers: session.headers })).toBeNull();
    expect(
      await platform.data<User>("GET", "/user", { headers: otherSession.headers }),
    ).not.toBeNull();
  });

  it("of a visitor is no mistake", async () => {
    expect(await platform.data("POST", "/logout")).toEqual({});
    const headers = { Authorization: "no such token" };
    expect(await platform.data("POST", "/logout", { headers })).toEqual({});
  });
});

describe("the limits of logins", () => {
  const wrongPassword = { email: EMAIL, password: "kestrel lantern plough" };
  const rightPassword = { email: EMAIL, password: TEST_PASSWORD };

  it("are 60 in ten minutes from one address, over all accounts", async () => {
    const login = withLimits(1);
    for (let n = 0; n < 60; n += 1) {
      expect((await login({ ...wrongPassword, email: `m${n}@901.example` })).status).toBe(422);
    }
    counted.reset();
    const refused = await login(rightPassword);
    expect(refused.status).toBe(429);
    expect(refused.answer.message).toBe(errorMessage("fr_FR", "LOGIN_TOO_OFTEN"));
    expect(Number(refused.retryAfter)).toBeGreaterThan(590);
    expect(counted.verified).toBe(0);
    expect((await login(rightPassword, { address: "203.0.113.8" })).status).toBe(200);
  });

  it("count alike for an account that is not there", async () => {
    for (const email of [EMAIL, "nobody@901.example"]) {
      const login = withLimits(1000);
      const statuses = [];
      for (let n = 0; n < 8; n += 1)
        statuses.push((await login({ ...wrongPassword, email })).status);
      expect(statuses).toEqual([...Array(6).fill(422), 429, 429]);
    }
  });

  it("say for how long, and do not grow with what they refuse", async () => {
    const login = withLimits(1);
    for (let n = 0; n < 6; n += 1) await login(wrongPassword, { address: "a" });
    for (let n = 0; n < 100; n += 1) {
      const { status, retryAfter } = await login(wrongPassword, { address: "b" });
      expect(status).toBe(429);
      expect(Number(retryAfter)).toBeGreaterThan(3500);
      expect(Number(retryAfter)).toBeLessThanOrEqual(3600);
    }
    // None of the hundred was counted against the address.
    expect(
      (await login({ ...rightPassword, email: "admin@901.example" }, { address: "b" })).status,
    ).toBe(200);
  });

  it("do not count a right password", async () => {
    const login = withLimits(1000);
    for (let n = 0; n < 20; n += 1) expect((await login(rightPassword)).status).toBe(200);
    for (let n = 0; n < 6; n += 1) expect((await login(wrongPassword)).status).toBe(422);
    expect((await login(rightPassword)).status).toBe(429);
  });

  it("are shared by all known devices of an account", async () => {
    const login = withLimits(1000);
    const devices: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      devices.push(
        (await logInAs(platform, { email: EMAIL, password: TEST_PASSWORD })).opened.device,
      );
    }
    // Known devices have four of their own, then the six of everywhere: ten in all.
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await login(wrongPassword, { device: devices[n % 3] ?? "" })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await login(rightPassword)).status).toBe(429);
  });

  it("leave the owner the six of everywhere once the four of known devices are spent", async () => {
    const login = withLimits(1000);
    const { device } = (await logInAs(platform, rightPassword)).opened;
    for (let n = 0; n < 4; n += 1) await login(wrongPassword, { device });
    expect((await login(rightPassword, { device })).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await login(wrongPassword)).status).toBe(422);
    expect((await login(rightPassword, { device })).status).toBe(200);
    expect((await login(wrongPassword)).status).toBe(422);
    expect((await login(rightPassword, { device })).status).toBe(429);
  });

  it("let the owner in from a known device in a flood, whoever has used that since", async () => {
    const login = withLimits(1000);
    const { device } = (await logInAs(platform, rightPassword)).opened;
    const other = { email: "admin@901.example", password: TEST_PASSWORD };
    const { answer } = await login(other, { device });
    for (let n = 0; n < 7; n += 1) await login(wrongPassword);
    expect((await login(rightPassword)).status).toBe(429);
    expect((await login(rightPassword, { device: answer.data.device })).status).toBe(200);
  });

  it("take another member’s device for none of the account’s", async () => {
    const login = withLimits(1000);
    const { opened } = await logIn(platform, "ADMIN");
    for (let n = 0; n < 6; n += 1) {
      expect((await login(wrongPassword, { device: opened.device })).status).toBe(422);
    }
    expect((await login(wrongPassword, { device: opened.device })).status).toBe(429);
  });
});
