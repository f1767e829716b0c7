import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { askForProvider, checkProvider } from "./check-provider";

let platform: TestPlatform;
let server: Server;
let origin: string;
let answer: RequestListener;

beforeAll(async () => {
  platform = await openTestPlatform();
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("API_URL", `${origin}/api`);
  vi.stubEnv("SITE_ID", "901");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.close();
});
afterEach(() => expect(asked.splice(0).every((path) => path.endsWith("/site/info"))).toBe(true));

const asked: string[] = [];

/** Answers as a provider whose calls begin with a path; anything else is not found. */
function provideAt(path: string, idSite = "901"): RequestListener {
  const provide = getRequestListener((request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${path}/`))
      return new Response("<h1>Not found</h1>", { status: 404 });
    return platform.app.request(pathname.slice(path.length), { headers: { idSite } });
  });
  return (request, response) => {
    asked.push(request.url ?? "");
    void provide(request, response);
  };
}

const say =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(status).end(body);
  };

const faults = () =>
  checkProvider().then(
    (notice) => notice ?? [],
    ({ faults }: { faults: string[] }) => faults,
  );

it("takes the provider that answers there", async () => {
  answer = provideAt("/api");
  expect(await faults()).toEqual([]);
  await askForProvider();
});

it("says where the provider is that answers on the same host", async () => {
  for (const [path, found] of [
    ["", origin],
    ["/api/api", `${origin}/api/api`],
  ] as const) {
    answer = provideAt(path);
    expect(await faults()).toEqual([
      `API_URL: the provider is at ${found}, and not at ${origin}/api`,
    ]);
    await expect(askForProvider()).rejects.toThrow();
  }
});

it("tells a provider that does not know the site from a host that has none", async () => {
  answer = provideAt("/api", "7777");
  expect(await faults()).toEqual([
    `SITE_ID: the provider at ${origin}/api (API_URL) knows no site 901, or has its calls under another path`,
  ]);
  for (const [status, body] of [
    [200, "<html>Welcome to nginx!</html>"],
    [404, "<html>Not found</html>"],
    [301, ""],
    [403, "{}"],
    [200, JSON.stringify({ success: true, data: { id: 901 }, message: null })],
  ] as const) {
    answer = say(status, body);
    const [fault, ...more] = await faults();
    expect(more).toEqual([]);
    expect(fault).toMatch(
      /^API_URL: what answers at .*\/api is no provider of this site \(GET \/site\/info/,
    );
    await expect(askForProvider()).rejects.toThrow("GET /site/info");
  }
});

it("waits for one that is away, and says so", async () => {
  for (const status of [500, 502, 503]) {
    answer = say(status, "<html>Bad gateway</html>");
    expect(await faults()).toMatch(
      /^API_URL: .*\/api does not answer \(GET \/site\/info answers 50/,
    );
    await expect(askForProvider()).rejects.toThrow();
  }
  answer = (request) => void request.socket.destroy();
  expect(await faults()).toMatch(/does not answer \(UND_ERR_SOCKET\).*\/ready says so$/);
  answer = provideAt("/api");
  await askForProvider();
});
