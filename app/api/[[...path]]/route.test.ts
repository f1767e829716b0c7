import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { GET, POST } from "./route";

vi.mock("server-only", () => ({}));
vi.mock("@/lib/site/bootstrap", () => ({
  bootstrap: async () => ({ info: { url: "https://www.site.example" } }),
}));

let forwarded: { path: string; headers: Headers; body: Uint8Array } | undefined;
let answer = new Response();
provideEmbeddedPlatform({
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    forwarded = { path: pathname + search, headers: request.headers, body };
    return answer;
  },
});

const OURS = { host: "site.example", "sec-fetch-site": "same-origin" };
const post = (headers: Record<string, string>, body: BodyInit = "{}") => {
  forwarded = undefined;
  answer = Response.json({ success: true, data: null, message: null });
  return POST(
    new NextRequest("http://site.example/api/message?a=1", { method: "POST", headers, body }),
  );
};

describe("what goes in", () => {
  it("is the body to the byte, with the signature that is over it", async () => {
    const body = new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0x00, 0x0d, 0x0a, 0x7d]);
    await post({ "stripe-signature": "t=1,v1=aa", "x-gateway-signature": "bb" }, body);
    expect(forwarded?.body).toEqual(body);
    expect(forwarded?.path).toBe("/message?a=1");
    expect(forwarded?.headers.get("stripe-signature")).toBe("t=1,v1=aa");
    expect(forwarded?.headers.get("x-gateway-signature")).toBe("bb");
  });

  it("is nothing of the visitor's but what the provider needs", async () => {
    await post({
      ...OURS,
      cookie: "token=secret; idSite=72",
      authorization: "forged",
      idsite: "73",
    });
    expect(forwarded?.headers.get("cookie")).toBeNull();
    expect(forwarded?.headers.get("authorization")).toBe("secret");
    expect(forwarded?.headers.get("idsite")).toBe("72");
  });

  it("is whom the page was made for", async () => {
    await post({ ...OURS, member: "7" });
    expect(forwarded?.headers.get("member")).toBe("7");
  });
});

describe("the language", () => {
  it.each<[string, Record<string, string>, string | null]>([
    ["?userLang=en", {}, "en"],
    ["?userLang=fr_FR", { userlang: "en" }, "en"],
    ["?userLang=%0A", {}, null],
    ["", {}, null],
  ])("of a link that says %s, with %j", async (query, headers, language) => {
    answer = new Response();
    await GET(new NextRequest(`http://site.example/api/paper${query}`, { headers }));
    expect(forwarded?.headers.get("userlang")).toBe(language);
  });
});

describe("what comes out", () => {
  const get = async (from: Response) => {
    answer = from;
    return GET(new NextRequest("http://site.example/api/paper"));
  };

  it("is a file as it is", async () => {
    const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff]);
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="F-2026-1.pdf"',
    };
    const got = await get(new Response(pdf, { headers }));
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(got.headers)).toEqual({ ...headers, "cache-control": "no-store" });
  });

  it("is a page under its own policy", async () => {
    const headers = {
      "content-type": "text/html",
      "content-security-policy": "default-src 'none'",
    };
    const got = await get(new Response("<p>", { headers }));
    expect(got.headers.get("content-security-policy")).toBe("default-src 'none'");
  });

  it("is a redirect that the browser follows, not we", async () => {
    const location = "https://gateway.example/pay/1";
    const got = await get(new Response(null, { status: 303, headers: { location } }));
    expect(got.status).toBe(303);
    expect(got.headers.get("location")).toBe(location);
  });

  it("is no cookie, whatever the provider sets", async () => {
    const got = await get(new Response(null, { headers: { "set-cookie": "a=b" } }));
    expect(got.headers.get("set-cookie")).toBeNull();
  });
});

describe("what another site's page sent is refused", () => {
  it.each([
    [{ ...OURS, origin: "https://site.example" }, 200],
    [{ host: "site.example", origin: "https://site.example" }, 200],
    [
      { host: "inside:3000", "x-forwarded-host": "site.example", origin: "https://site.example" },
      200,
    ],
    // Behind a proxy that keeps the name to itself: the site's own address decides.
    [{ host: "inside:3000", origin: "https://www.site.example" }, 200],
    [{ host: "site.example" }, 200],
    [{ host: "site.example", "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    [{ host: "site.example", origin: "https://evil.example" }, 403],
    [{ host: "site.example", origin: "null" }, 403],
  ])("%j: %i", async (headers, status) => {
    const got = await post(headers as Record<string, string>);
    expect(got.status).toBe(status);
    expect(forwarded === undefined).toBe(status === 403);
  });

  it("says so in the caller's language", async () => {
    const headers = { host: "site.example", origin: "https://evil.example", userlang: "en" };
    expect(await (await post(headers)).json()).toEqual({
      success: false,
      data: { code: "FORBIDDEN", errors: {} },
      message: "This request came from a page of another site: nothing was done.",
    });
  });
});

describe("a session", () => {
  const opened = {
    success: true,
    data: { token: "secret-token", idSite: 72, device: "secret-device", returnTo: null },
    message: null,
  };
  const call = (path: string, headers: Record<string, string>, from: Response) => {
    answer = from;
    const init = { method: "POST", headers: { ...OURS, ...headers }, body: "{}" };
    return POST(new NextRequest(`http://site.example/api${path}`, init));
  };

  it("is kept in cookies, and its secrets are told to nobody", async () => {
    const origin = "https://site.example";
    const response = await call("/login", { origin }, Response.json(opened));
    expect(await response.json()).toEqual({
      ...opened,
      data: { idSite: 72, returnTo: null },
    });
    const [token = "", idSite = "", device = ""] = response.headers.getSetCookie();
    const everywhere = ["Path=/", "SameSite=Lax", "Secure"];
    const parts = [token, idSite, device].map((cookie) => cookie.split("; ").toSorted());
    expect(parts).toEqual([
      ["HttpOnly", "Max-Age=86400", ...everywhere, "token=secret-token"],
      ["Max-Age=86400", ...everywhere, "idSite=72"],
      ["HttpOnly", "Max-Age=31536000", ...everywhere, "device=secret-device"],
    ]);
  });

  it("is not for https alone where the browser came by http", async () => {
    const origin = "http://site.example";
    const response = await call("/login", { origin }, Response.json(opened));
    expect(response.headers.getSetCookie().join()).not.toMatch(/secure/i);
  });

  it("goes to the provider from its cookies", async () => {
    const cookie = "token=secret-token; idSite=72; device=secret-device; other=1";
    await call("/booking", { cookie }, Response.json({ success: true, data: {}, message: null }));
    expect(forwarded?.headers.get("authorization")).toBe("secret-token");
    expect(forwarded?.headers.get("device")).toBe("secret-device");
  });

  it("that the provider knows no more is forgotten as soon as somebody asks who it is", async () => {
    const ask = async (data: unknown, cookie: string) => {
      answer = Response.json({ success: true, data, message: null });
      const headers = { ...OURS, cookie };
      const request = new NextRequest("http://site.example/api/user", { headers });
      return (await GET(request)).headers.getSetCookie().length;
    };
    expect(await ask(null, "token=over; idSite=72")).toBe(2);
    expect(await ask({ id: 1 }, "token=good; idSite=72")).toBe(0);
    expect(await ask(null, "")).toBe(0);
    // On a shared domain the session is a neighbour's, and only its provider may ask for it.
    expect(await ask(null, "token=neighbours; idSite=73")).toBe(0);
    expect(forwarded?.headers.get("authorization")).toBeNull();
  });

  it("leaves the cookies to what reads, which may be answered after a new login", async () => {
    answer = Response.json({ success: false, data: { code: "UNAUTHENTICATED" } }, { status: 401 });
    const headers = { ...OURS, cookie: "token=over; idSite=72" };
    const response = await GET(new NextRequest("http://site.example/api/admin/day", { headers }));
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });

  it.each([
    ["/logout", 200, ["token=; ", "idSite=; "]],
    ["/logout", 503, []],
    ["/user/address", 401, ["token=; ", "idSite=; "]],
    ["/user/address", 422, []],
  ])("POST %s answered with %i is forgotten: %j", async (path, status, wanted) => {
    const data = { code: "INVALID_FIELDS", errors: {} };
    const from = Response.json({ success: status === 200, data, message: "" }, { status });
    const response = await call(path, { cookie: "token=secret-token; idSite=72; device=d" }, from);
    expect(
      response.headers.getSetCookie().map((set) => set.slice(0, set.indexOf(" ") + 1)),
    ).toEqual(wanted);
  });

  it.each([
    ["/logout", 200, "panel-kept=1", '"storage"'],
    ["/logout", 200, "", null],
    ["/logout", 503, "panel-kept=1", null],
    // A member whose session has ended is alerted all the same.
    ["/user/address", 401, "panel-kept=1", null],
  ])("POST %s answered with %i, with %j, clears %j", async (path, status, kept, wanted) => {
    const from = Response.json({ success: status === 200, data: {}, message: "" }, { status });
    const cookie = `token=secret-token; idSite=72; ${kept}`;
    const response = await call(path, { cookie }, from);
    expect(response.headers.get("clear-site-data")).toBe(wanted);
  });
});
