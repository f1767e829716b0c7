import { readdirSync } from "node:fs";
import { join } from "node:path";
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { isMemberPath, isPrivatePath } from "@/lib/rules/site/private-path";
import { config, middleware } from "./middleware";

vi.mock("server-only", () => ({}));

const ROOT = "app/(private)/[locale]";

/** Path of every private page, `x` in place of its parameters. */
const PRIVATE = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).flatMap((file) =>
  file.endsWith("page.tsx")
    ? [`/${join(file, "..")}`.replace("/.", "").replaceAll(/\[\w+\]/g, "x")]
    : [],
);

const PUBLIC = [
  "/",
  "/en",
  "/tarifs-courses-vtc",
  "/booking",
  "/booking/x/other",
  "/order/x/other",
  "/payment",
  "/payment/x/y",
  "/withdrawal/x",
  // Not found by a public page: the policy of private pages would stop its scripts.
  "/account/x",
  "/account/orders/x",
  "/services/booking/x",
  "/api/booking/x",
];

describe("a private page is known as one wherever it must be", () => {
  it.each(PRIVATE.flatMap((path) => [path, `/en${path}`]))("%s is private", (path) => {
    expect(isPrivatePath(path)).toBe(true);
    expect(isPrivatePath(`${path}?key=k`)).toBe(true);
    expect(doesMiddlewareMatch({ config, url: `${path}?key=k` })).toBe(true);
  });

  it.each(PUBLIC)("%s is not", (path) => {
    expect(isPrivatePath(path)).toBe(false);
    expect(doesMiddlewareMatch({ config, url: path })).toBe(false);
  });

  it("looks at a public page only for the visit it comes with", () => {
    expect(doesMiddlewareMatch({ config, url: "/tarifs-courses-vtc?from=flyer" })).toBe(true);
  });
});

describe("the panel", () => {
  it.each(["/admin", "/admin/booking/EST-7K2M4P", "/admin?day=2026-11-23"])(
    "%s is private",
    (path) => {
      expect(isPrivatePath(path)).toBe(true);
      expect(isMemberPath(path)).toBe(true);
      expect(doesMiddlewareMatch({ config, url: path })).toBe(true);
    },
  );
  it.each(["/admin.webmanifest", "/administration", "/en/admin"])("%s is not of it", (path) => {
    expect(isPrivatePath(path)).toBe(false);
    expect(doesMiddlewareMatch({ config, url: path })).toBe(false);
  });
});

describe("what it answers", () => {
  const at = (path: string) => middleware(new NextRequest(`https://site.example${path}`));
  const visits: string[] = [];
  let publicKey: string | null = null;
  let settings: unknown[] = [];
  let languages = ["fr_FR", "en"].map((code) => ({ code, isValid: true }));
  provideEmbeddedPlatform({
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.startsWith("/site/visit/")) visits.push(pathname);
      const data = pathname === "/parameter" ? settings : { publicKey, languages };
      return Response.json({ success: true, data, message: null });
    },
  });

  it("gives each request for a private page a nonce of its own", async () => {
    const policies = await Promise.all([at("/withdrawal"), at("/withdrawal")]);
    const [first, second] = policies.map(({ headers }) => headers.get("content-security-policy"));
    expect(first).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(first).not.toBe(second);
  });

  it("tells a private page its nonce, whatever the browser says it is", async () => {
    const headers = { "x-nonce": "mine", "content-security-policy": "script-src 'nonce-mine'" };
    const request = new NextRequest("https://site.example/withdrawal", { headers });
    const answer = await middleware(request);
    const nonce = answer.headers.get("x-middleware-request-x-nonce");
    expect(nonce).not.toBe("mine");
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(answer.headers.get("x-middleware-request-content-security-policy")).toBe(
      answer.headers.get("content-security-policy"),
    );
  });

  it("lets Stripe in where one pays by it, and nowhere else", async () => {
    const policy = async (path: string) => (await at(path)).headers.get("content-security-policy");
    expect(await policy("/payment/abc")).not.toContain("stripe");
    publicKey = "pk_test_1";
    const paying = await policy("/en/payment/abc");
    expect(paying).toContain("https://js.stripe.com https://*.js.stripe.com;");
    expect(paying).toContain("connect-src 'self' https://api.stripe.com;");
    expect(paying).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com;/);
    expect(await policy("/booking/R72?key=k")).not.toContain("stripe");
  });

  it("lets the pictures of the image service in, and nothing else of it", async () => {
    const policy = async (path: string) => (await at(path)).headers.get("content-security-policy");
    expect(await policy("/withdrawal")).toContain("img-src 'self' data:;");
    settings = [{ type: "IMAGE_SERVICE_URL", value: "https://images.example:8443/estuaire" }];
    const shown = await policy("/withdrawal");
    expect(shown).toContain("img-src 'self' data: https://images.example:8443;");
    expect(shown?.match(/images\.example/g)).toHaveLength(1);
    settings = [{ type: "IMAGE_SERVICE_URL", value: "http://images.example" }];
    expect(await policy("/withdrawal")).toContain("img-src 'self' data:;");
    settings = [];
  });

  it("keeps the key of a private page from the page that one goes to next", async () => {
    const { headers } = await at("/booking/R72?key=k");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  });

  it.each([
    ["/tarifs-courses-vtc?from=flyer&page=2", "/tarifs-courses-vtc?page=2"],
    ["/vins?tag=a%20b&from=flyer&search=x+y", "/vins?tag=a%20b&search=x+y"],
    ["/tarifs-courses-vtc?from=flyer", "/tarifs-courses-vtc"],
    ["/en/booking/R72?key=k&from=mail", "/en/booking/R72?key=k"],
    ["/withdrawal?from=", "/withdrawal"],
  ])("logs the visit of %s and leads to %s", async (path, expected) => {
    const answer = await at(path);
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe(`https://site.example${expected}`);
  });

  it("leads to the login of the panel in its language, where the site speaks it", async () => {
    const toPanel = async () => {
      const headers = { cookie: "panelLocale=en" };
      const answer = await middleware(new NextRequest("https://site.example/admin", { headers }));
      return answer.headers.get("location");
    };
    expect(await toPanel()).toBe("https://site.example/en/auth?next=%2Fadmin");
    languages = [
      { code: "fr_FR", isValid: true },
      { code: "en", isValid: false },
    ];
    expect(await toPanel()).toBe("https://site.example/auth?next=%2Fadmin");
  });

  it("logged those that came from somewhere", () => {
    expect(visits).toEqual([
      "/site/visit/flyer",
      "/site/visit/flyer",
      "/site/visit/flyer",
      "/site/visit/mail",
    ]);
  });

  it("takes the days of the panel for no visit", async () => {
    const logged = visits.length;
    const asked = "/admin/money?from=2026-11-01&until=2026-11-26";
    const { headers } = await at(asked);
    expect(new URL(headers.get("location") ?? "").searchParams.get("next")).toBe(asked);
    expect(visits).toHaveLength(logged);
  });
});
