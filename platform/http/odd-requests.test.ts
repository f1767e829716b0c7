import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "@/platform/app";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
});
afterAll(() => platform?.close());

it.each(["[]", "null", '"x"', "1"])("a body that is no object is no request: %s", async (body) => {
  for (const path of ["/login", "/booking/quote", "/message"]) {
    const answer = await platform.app.request(path, {
      method: "POST",
      body,
      headers: { idSite: "901", "Content-Type": "application/json" },
    });
    expect([path, answer.status]).toEqual([path, 400]);
  }
});

it("a parameter with a name that objects inherit is refused by that name", async () => {
  for (const name of ["constructor", "toString", "valueOf"]) {
    const query = Array.from({ length: 5 }, (_, index) => `${name}=${index}`).join("&");
    const { status, answer } = await platform.call("GET", `/news?${query}`);
    expect(status).toBe(422);
    expect(answer.data).toMatchObject({ errors: { [name]: { message: expect.any(String) } } });
  }
});

it.each(["0000-01-01", "0001-01-01", "9999-12-31"])(
  "a day that no clock tells is refused at its field: %s",
  async (day) => {
    const { headers } = await logIn(platform, "ADMIN");
    for (const [path, field] of [
      [`/admin/day?day=${day}`, "day"],
      [`/admin/proof?day=${day}`, "day"],
      [`/admin/money?from=2026-11-01&until=${day}`, "until"],
      [`/admin/ride-plan?from=${day}&until=${day}`, "from"],
    ] as const) {
      const { status, answer } = await platform.call("GET", path, { headers });
      expect([path, status]).toEqual([path, 422]);
      expect(answer.data).toMatchObject({ errors: { [field]: { message: expect.any(String) } } });
    }
  },
);

it("a body that breaks off is no fault of ours", async () => {
  const lines: string[] = [];
  const app = createApp({
    ...platform.services,
    log: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
  });
  const body = new ReadableStream({
    start: (stream) => stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const headers = { idSite: "901", "Content-Type": "application/json" };
  const request = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  expect((await app.request("/login", request)).status).toBe(400);
  expect(lines).toEqual([]);
});

it("a database connection that breaks off is a fault of ours", async () => {
  const lines: string[] = [];
  const app = createApp({
    ...platform.services,
    log: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
    database: {
      ...platform.services.database,
      inSite: () => Promise.reject(Object.assign(new Error("read"), { code: "ECONNRESET" })),
    },
  });
  const headers = { idSite: "901", "Content-Type": "application/json" };
  const body = JSON.stringify({ email: "anne@example.org", password: "a long enough password" });
  expect((await app.request("/login", { method: "POST", headers, body })).status).toBe(503);
  expect(lines.join("")).toContain("call failed");
});
