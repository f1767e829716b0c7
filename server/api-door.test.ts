import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { ChangeLog } from "@/lib/site/change-log";
import { apiDoor } from "./api-door";
import { fairTurns } from "./fair-turns";
import { pageCache } from "./page-cache/page-cache";
import type { SiteIndexKeeper } from "./site-index";

vi.stubEnv("SITE_ID", "72");

const site = { info: { url: "https://www.site.example" } };
const index = { current: async () => site, known: () => undefined } as unknown as SiteIndexKeeper;

let server: Server;
afterEach(() => server.close());

/** Opens the door before a provider that counts its calls, with a function to ask it. */
async function openDoor(answer: (request: Request) => Response) {
  const calls: { request: Request; address: string }[] = [];
  const changes = new ChangeLog();
  provideEmbeddedPlatform({
    fetch: async (request, { address }) => {
      calls.push({ request, address });
      return answer(request);
    },
  });
  const cache = pageCache({ maxBytes: 2 ** 20, changes });
  const door = apiDoor(index, cache, fairTurns().takeTurn);
  server = createServer((request, response) => {
    request.headers["x-forwarded-for"] = "192.0.2.1";
    delete request.headers["x-forwarded-host"];
    void door(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { calls, changes, ask: (path: string, init?: RequestInit) => fetch(base + path, init) };
}

const ok = (data: unknown) => Response.json({ success: true, data, message: null });

it("asks once for what is everybody's, until a change is announced", async () => {
  const { calls, changes, ask } = await openDoor(() => ok({ total: 1 }));
  const first = await ask("/api/parameter");
  expect(await first.json()).toMatchObject({ data: { total: 1 } });
  const etag = first.headers.get("etag") ?? "";
  // Otherwise `fetch` says that it wants nothing kept.
  const headers = { "if-none-match": etag, "cache-control": "max-age=0", pragma: "x" };
  const again = await ask("/api/parameter", { headers });
  expect([again.status, calls.length]).toEqual([304, 1]);
  changes.note([{ kind: "fares" }]);
  await ask("/api/parameter");
  expect(calls).toHaveLength(1);
  changes.note([{ kind: "parameters" }]);
  await ask("/api/parameter");
  await ask("/api/parameter", { headers: { userlang: "en" } });
  expect(calls.map(({ request }) => request.headers.get("userlang"))).toEqual([
    "fr_FR",
    "fr_FR",
    "en",
  ]);
});

it("asks once however the same question is put", async () => {
  const { calls, ask } = await openDoor(() => ok({ total: 1 }));
  await ask("/api/parameter?made=up");
  await ask("/api/parameter", { headers: { userlang: "made up" } });
  await ask("/api/parameter?userLang=en");
  await ask("/api/parameter", { headers: { userlang: "en" } });
  expect(calls.map(({ request }) => request.headers.get("userlang"))).toEqual(["fr_FR", "en"]);
  await ask("/api/service?page=1");
  await ask("/api/service?page=2");
  expect(calls).toHaveLength(4);
});

it("takes no body of what reads", async () => {
  const { calls } = await openDoor(() => ok({ total: 1 }));
  expect(await askAsItIs("/api/news", "{}")).toBe(200);
  expect(calls.map(({ request }) => request.body)).toEqual([null]);
});

it("asks the provider for nothing beside its own paths", async () => {
  const { calls } = await openDoor(() => ok({}));
  for (const path of ["/api", "/api/../1/leak", "/api/../.evil.example/"]) await askAsItIs(path);
  const asked = calls.map(({ request }) => request.url);
  expect(new Set(asked)).toEqual(new Set(["http://platform.internal/"]));
});

/** Asks with a path or a body that `fetch` would not send. @returns the status */
const askAsItIs = (path: string, body = ""): Promise<number | undefined> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    const headers = { "content-length": body.length };
    request({ port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end(body);
  });

it("keeps nothing of who asks, nor answers a member from what visitors get", async () => {
  const { calls, ask } = await openDoor(({ headers }) => ok(headers.get("authorization")));
  const headers = { cookie: "token=secret; idSite=72" };
  const seen = async (init?: RequestInit) => (await (await ask("/api/service", init)).json()).data;
  expect(await seen({ headers })).toBe("secret");
  expect(await seen()).toBeNull();
  expect(await seen({ headers })).toBe("secret");
  expect(calls).toHaveLength(3);
});

it.each([
  ["a call that is not everybody's", "/api/news", 200],
  ["an answer that is an error", "/api/page/1", 503],
])("does not keep %s", async (_, path, status) => {
  const { calls, ask } = await openDoor(() => Response.json({}, { status }));
  for (let call = 0; call < 2; call += 1) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
  }
  expect(calls).toHaveLength(2);
});

it("takes the address from the server, whatever the client says", async () => {
  const { calls, ask } = await openDoor(() => ok(null));
  await ask("/api/news", { headers: { "x-forwarded-for": "198.51.100.9" } });
  await ask("/api/parameter", { headers: { "x-forwarded-for": "198.51.100.9" } });
  expect(calls.map(({ address }) => address)).toEqual(["192.0.2.1", "192.0.2.1"]);
});

it("believes no host but its own, in what changes something", async () => {
  const { calls, ask } = await openDoor(() => ok(null));
  const origin = "https://evil.example";
  const headers = { origin, "x-forwarded-host": "evil.example" };
  expect((await ask("/api/message", { method: "POST", body: "{}", headers })).status).toBe(403);
  expect(calls).toHaveLength(0);
});

it("has every answer bear the headers of the site, and knows the methods of the contract", async () => {
  const { ask } = await openDoor(() => ok(null));
  for (const [method, status] of [
    ["GET", 200],
    ["HEAD", 200],
    ["PATCH", 405],
    ["OPTIONS", 204],
  ] as const) {
    const answer = await ask("/api/parameter", { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
});
