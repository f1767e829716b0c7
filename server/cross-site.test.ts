import type { RouteConfig } from "@hono/zod-openapi";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DELETE, GET, POST, PUT } from "@/app/api/[[...path]]/route";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { NOTICE_HEADERS } from "@/lib/contract/notice-headers";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

vi.mock("server-only", () => ({}));
vi.mock("@/lib/site/bootstrap", () => ({
  bootstrap: async () => ({ info: { url: "https://www.site.example" } }),
}));

const DOORS = { get: GET, post: POST, put: PUT, delete: DELETE } as Record<
  string,
  (request: NextRequest) => Promise<Response>
>;
const COOKIE = "token=a-member-s-session; idSite=72";
const EVIL = "https://evil.example";

/** Requests that a page of another site can have a browser send, with the browser's own headers. */
const ATTACKS: Record<string, { headers: Record<string, string>; body?: string }> = {
  "a form": {
    headers: {
      origin: EVIL,
      "sec-fetch-site": "cross-site",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "a=1&acceptPrivacy=on",
  },
  "a form of a browser without Sec-Fetch-Site": {
    headers: { origin: EVIL, "content-type": "application/x-www-form-urlencoded" },
    body: "a=1",
  },
  "a multipart form": {
    headers: { origin: EVIL, "content-type": "multipart/form-data; boundary=x" },
    body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  },
  "a fetch with JSON": {
    headers: {
      origin: EVIL,
      "sec-fetch-site": "cross-site",
      "content-type": "application/json",
    },
    body: "{}",
  },
  "JSON that calls itself text": {
    headers: { origin: EVIL, "content-type": "text/plain" },
    body: '{"a":"="}',
  },
  "a page that hides its origin": {
    headers: { origin: "null", "sec-fetch-site": "cross-site", "content-type": "text/plain" },
    body: "{}",
  },
  "a hidden origin, of a browser without Sec-Fetch-Site": { headers: { origin: "null" } },
  "a neighbouring subdomain": {
    headers: { origin: "https://shop.site.example", "sec-fetch-site": "same-site" },
  },
  "a beacon without a body": { headers: { origin: EVIL, "sec-fetch-site": "cross-site" } },
  "a request that says nothing of where it comes from": { headers: {} },
};

let platform: TestPlatform;
let unsafe: RouteConfig[];
let reached = 0;
let lastHeaders = new Headers();

beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
  unsafe = platform.app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" && definition.route.method !== "get" ? definition.route : [],
  );
  provideEmbeddedPlatform({
    fetch: async (request) => {
      reached += 1;
      lastHeaders = request.headers;
      return platform.app.fetch(request, { address: "203.0.113.7" });
    },
  });
});
afterAll(() => platform.close());

function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  const url = `https://www.site.example/api${path.replaceAll(/\{\w+\}/g, "1")}`;
  const sent = { host: "www.site.example", cookie: COOKIE, ...headers };
  return DOORS[method]?.(
    new NextRequest(url, {
      method: method.toUpperCase(),
      headers: sent,
      ...(body ? { body } : {}),
    }),
  );
}

describe("what another site has a member's browser send", () => {
  it.each(Object.entries(ATTACKS))("changes nothing: %s", async (_, { headers, body }) => {
    reached = 0;
    for (const { method, path } of unsafe) {
      const response = await send(method, path, headers, body);
      expect([method, path, response?.status]).toEqual([method, path, 403]);
      expect(response?.headers.getSetCookie()).toEqual([]);
    }
    expect(unsafe.length).toBeGreaterThan(30);
    expect(reached).toBe(0);
  });

  it("changes nothing as a GET that asks to be taken for another method", async () => {
    const gets = new Set(
      platform.app.openAPIRegistry.definitions.flatMap((definition) =>
        definition.type === "route" && definition.route.method === "get"
          ? definition.route.path
          : [],
      ),
    );
    for (const { method, path } of unsafe.filter((route) => !gets.has(route.path))) {
      for (const name of ["x-http-method-override", "x-method-override", "x-http-method"]) {
        const query = `${path}?_method=${method.toUpperCase()}`;
        const headers = { origin: EVIL, [name]: method.toUpperCase() };
        const response = await send("get", query, headers);
        expect(response?.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it("would reach the provider from a page of the site itself", async () => {
    const ours = { origin: "https://www.site.example", "sec-fetch-site": "same-origin" };
    reached = 0;
    for (const { method, path } of unsafe) {
      await send(method, path, { ...ours, "content-type": "application/json" }, "{}");
    }
    expect(reached).toBe(unsafe.length);
  });
});

it("a gateway's notice comes from a server, which has no cookie and says nothing of a page", async () => {
  reached = 0;
  await send("post", "/payment/notice/test", { cookie: "" }, "{}");
  expect(reached).toBe(1);
});

it.each(Object.values(NOTICE_HEADERS))("a notice brings its %s to the platform", async (name) => {
  await send("post", "/payment/notice/test", { cookie: "", [name]: "proof" }, "{}");
  expect(lastHeaders.get(name)).toBe("proof");
});
