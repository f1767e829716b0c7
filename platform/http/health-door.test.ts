import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HealthDoor, healthDoor } from "./health-door";

let door: HealthDoor;
let server: Server;
let url: string;
const askDatabase = vi.fn<() => Promise<unknown>>();

beforeEach(async () => {
  askDatabase.mockReset().mockResolvedValue(1);
  door = healthDoor({ name: "database", ask: askDatabase });
  server = createServer((request, response) => {
    if (!door.answer(request, response)) response.setHeader("Set-Cookie", "a=b").end("a page");
  }).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening, { timeout: 10_000 });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string, method = "GET") => {
  const answer = await fetch(url + path, { method });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

describe("what watches over a process is told", () => {
  it("that it runs, whatever it is at", async () => {
    for (const phase of ["starting", "serving", "draining"] as const) {
      door.phase = phase;
      expect(await ask("/health")).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    }
    expect(askDatabase).not.toHaveBeenCalled();
  });

  it("that it is ready only while it serves", async () => {
    expect(await ask("/ready")).toMatchObject({ status: 503, body: '{"status":"starting"}' });
    door.phase = "serving";
    expect(await ask("/ready?from=balancer")).toMatchObject({ status: 200 });
    door.phase = "draining";
    expect(await ask("/ready")).toMatchObject({ status: 503, body: '{"status":"draining"}' });
  });

  it("that it is not ready while the database refuses", async () => {
    door.phase = "serving";
    askDatabase.mockRejectedValueOnce(new Error("away"));
    expect((await ask("/ready")).status).toBe(503);
    expect((await ask("/ready")).status).toBe(200);
  });

  it("within a second and a bit, of a database that says nothing, which is asked once", async () => {
    door.phase = "serving";
    askDatabase.mockReturnValue(new Promise(() => undefined));
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/ready")));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503));
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(askDatabase).toHaveBeenCalledTimes(1);
  });

  it("nothing that is kept, or that sets a cookie", async () => {
    door.phase = "serving";
    for (const path of ["/health", "/ready"]) {
      const { headers } = await ask(path);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("set-cookie")).toBeNull();
    }
    expect(await ask("/ready", "HEAD")).toMatchObject({ status: 200, body: "" });
    expect((await ask("/ready", "POST")).status).toBe(405);
  });

  it("and nobody else", async () => {
    for (const phase of ["starting", "serving", "draining"] as const) {
      door.phase = phase;
      expect(await ask("/")).toMatchObject({ status: 200, body: "a page" });
      expect(await ask("/healthy")).toMatchObject({ status: 200, body: "a page" });
    }
  });
});
