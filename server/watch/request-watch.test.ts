import { once } from "node:events";
import { createServer, get, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { accessLog } from "./access-log";
import { siteMetrics } from "./metrics";
import { noteKind, type RequestKind } from "./request-kind";
import { type PathPatterns, type RequestWatcher, watchRequests } from "./request-watch";

const patterns: PathPatterns = {
  page: (path) => (path.startsWith("/booking/") ? "/[locale]/booking/[reference]" : undefined),
  call: (_, path) => (path.startsWith("/booking/") ? "/booking/:reference" : undefined),
};
const KEY = "secret-of-a-booking";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener, watcher: RequestWatcher): Promise<string> {
  server = createServer(watchRequests(listener, [watcher], patterns)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("a line of the access log", () => {
  it.each<{ kind: RequestKind; asked: string; status: number; path: string }>([
    { kind: "page", asked: `/en/fares?key=${KEY}`, status: 200, path: "/en/fares" },
    { kind: "page", asked: `/${KEY}`, status: 404, path: "*" },
    { kind: "file", asked: "/_next/static/a.js?v=1", status: 200, path: "/_next/static/a.js" },
    {
      kind: "private",
      asked: `/booking/${KEY}?key=${KEY}`,
      status: 200,
      path: "/[locale]/booking/[reference]",
    },
    { kind: "private", asked: `/${KEY}`, status: 200, path: "*" },
    { kind: "api", asked: `/api/booking/${KEY}`, status: 403, path: "/api/booking/:reference" },
    { kind: "api", asked: `/api/${KEY}`, status: 404, path: "/api/*" },
    { kind: "unknown", asked: `/${KEY}`, status: 404, path: "*" },
  ])("of a $kind at $asked with $status says $path, and nothing of who asked", async (call) => {
    const lines: string[] = [];
    const log = accessLog({ write: (line) => void lines.push(line) });
    const url = await serve((_, response) => {
      noteKind(response, call.kind);
      response.writeHead(call.status).end("answer");
    }, log);
    await fetch(url + call.asked, {
      method: "POST",
      headers: { "user-agent": "a browser", "x-forwarded-for": "203.0.113.7", cookie: KEY },
    });
    await vi.waitUntil(() => lines.length > 0);
    const { time, ms, ...line } = JSON.parse(lines[0] ?? "{}");
    expect(line).toEqual({
      level: 30,
      kind: call.kind,
      method: "POST",
      path: call.path,
      status: call.status,
      msg: "request",
    });
    expect(Date.parse(time)).toBeGreaterThan(0);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(lines.join("")).not.toMatch(/secret|203\.0|browser/);
  });

  it("says 499 of one whose client went away", async () => {
    const answered = vi.fn();
    const url = await serve(() => undefined, { answered });
    const request = get(url);
    request.on("error", () => undefined);
    if (server) await once(server, "request");
    request.destroy();
    await vi.waitUntil(() => answered.mock.calls.length > 0);
    expect(answered.mock.calls[0]?.[0]).toMatchObject({ status: 499, path: "*" });
  });
});

describe("the metrics", () => {
  it("count requests, and say what an operator acts on", async () => {
    const { registry, watcher } = siteMetrics({
      pageCache: () => ({ hits: 7, misses: 3, bytes: 4096, renders: 2, rendersUnderWay: 1 }),
      connections: () => ({ open: 10, idle: 8, waitedFor: 2 }),
      waitingWork: async () => ({
        messages: { waiting: 5, failed: 1 },
        deadlines: { late: 4, failed: 2 },
      }),
    });
    const url = await serve((_, response) => {
      noteKind(response, "page");
      response.end("a page");
    }, watcher);
    await fetch(`${url}/fares?key=${KEY}`);
    await fetch(url, { method: "PATCH" });
    const counted = () => registry.getSingleMetricAsString("http_requests_total");
    await vi.waitUntil(async () => (await counted()).includes("other"));
    const metrics = await registry.metrics();
    // A figure that is counted elsewhere is not added up.
    expect(await registry.metrics()).toContain('page_cache_answers_total{result="hit"} 7');
    for (const line of [
      'http_requests_total{kind="page",method="GET",status="200"} 1',
      'http_requests_total{kind="page",method="other",status="200"} 1',
      'http_request_duration_seconds_count{kind="page"} 2',
      "http_requests_under_way 0",
      'page_cache_answers_total{result="hit"} 7',
      'page_cache_answers_total{result="miss"} 3',
      "page_renders_total 2",
      "page_cache_bytes 4096",
      "page_renders_under_way 1",
      'database_connections{state="waited_for"} 2',
      "database_up 1",
      'outbox_messages{state="waiting"} 5',
      'outbox_messages{state="failed"} 1',
      'deadlines{state="late"} 4',
      'deadlines{state="failed"} 2',
    ]) {
      expect(metrics.split("\n")).toContain(line);
    }
    expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m);
    expect(metrics).not.toContain(KEY);
  });

  it("say that the database is away, and nothing of what waits in it", async () => {
    const { registry } = siteMetrics({ waitingWork: () => Promise.reject(new Error("away")) });
    const metrics = await registry.metrics();
    expect(metrics.split("\n")).toContain("database_up 0");
    expect(metrics).not.toMatch(/^outbox_messages\{/m);
    expect(metrics).not.toMatch(/^deadlines\{/m);
  });
});
