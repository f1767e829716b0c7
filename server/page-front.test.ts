import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { siteEnvironment } from "@/lib/api/environment";
import { currentWait, noteFailure, ProviderWait } from "@/lib/api/provider-wait";
import { NO_CODE, ownerCode } from "@/lib/rules/site/owner-code";
import { ChangeLog, contentChanges } from "@/lib/site/change-log";
import { readParameters } from "@/lib/site/parameters";
import { fairTurns } from "./fair-turns";
import { pageCache } from "./page-cache/page-cache";
import { pageFront } from "./page-front";
import type { PathKind } from "./page-gate";
import { renderLimit } from "./render-limit";
import type { SiteIndex } from "./site-index";
import { sitePictures } from "./site-pictures";
import { staffBrowsers } from "./staff-browsers";

vi.mock("server-only", () => ({}));

const NOT_MADE = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';

const site = {
  info: {
    name: "Estuaire",
    fonts: [],
    styleVariables: {},
    languages: [{ code: "en", isValid: true }],
  },
  parameters: readParameters([
    { id: 1, type: "COMPANY_PHONE", value: "02 40 00 00 00" },
    { id: 2, type: "COMPANY_NAME", value: "Estuaire <VTC>" },
  ] as never),
  code: { fr: NO_CODE, en: NO_CODE },
} as unknown as SiteIndex;

const PENCILS = "/pencil/pencils.js";

let server: Server;
afterEach(() => server.close());

/** Opens a server with pages of a kind, made by `next`, and a function to ask it. */
async function front(
  kind: PathKind | ((path: string) => PathKind),
  next: RequestListener,
  {
    factor = 1000,
    answerUpload = async () => false,
    code = site.code,
    parameters = site.parameters,
    isIndexCurrent = () => true,
  }: {
    factor?: number;
    answerUpload?: Parameters<typeof pageFront>[0]["answerUpload"];
    code?: SiteIndex["code"];
    parameters?: SiteIndex["parameters"];
    isIndexCurrent?: () => boolean;
  } = {},
) {
  const index = { ...site, code, parameters };
  const answer = pageFront({
    handle: next,
    kindOf: async (path) => (typeof kind === "function" ? kind(path) : kind),
    index: {
      current: async () => index,
      isCurrent: isIndexCurrent,
      hasPage: async () => true,
      known: () => index,
    },
    limit: renderLimit(factor),
    turns: fairTurns(),
    staff: staffBrowsers(async (token) => (token === "solene" ? "ADMIN" : "NONE")),
    cache: pageCache({ maxBytes: 2 ** 20, changes: new ChangeLog() }),
    answerApi: next,
    answerFile: () => false,
    answerPicture: sitePictures(
      { isFile: (path) => path.includes("hero") },
      next,
      async () => false,
    ),
    log: { error: () => undefined },
    answerUpload,
  });
  server = createServer((request, response) => {
    request.headers["x-forwarded-for"] = "192.0.2.1";
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, init: RequestInit = {}) =>
    fetch(base + path, { redirect: "manual", ...init });
}

const page: RequestListener = (_, response) => {
  response.setHeader("Cache-Control", "s-maxage=2592000");
  response.end("<!DOCTYPE html><html lang=fr>Bonjour");
};

it("has browsers ask for a page again each time, and no cache between keep it", async () => {
  const ask = await front("public", page);
  const answer = await ask("/");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(await answer.text()).toContain("Bonjour");
});

it("answers 404 with the site's own page for what is none, and renders nothing else", async () => {
  const paths: (string | undefined)[] = [];
  const ask = await front("unknown", (request, response) => {
    paths.push(request.url);
    page(request, response);
  });
  for (const path of ["/nulle-part?x=1", "/en/nowhere"]) {
    const answer = await ask(path, { headers: { "if-none-match": "x" } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(await answer.text()).toContain("Bonjour");
  }
  expect(paths).toEqual(["/not-found/page", "/en/not-found/page"]);
});

it("answers with that page too where a page's own render finds nothing there", async () => {
  const paths: (string | undefined)[] = [];
  const ask = await front("public", (request, response) => {
    paths.push(request.url);
    if (!request.url?.includes("/not-found/")) response.writeHead(404).end("bare");
    else page(request, response);
  });
  for (const path of ["/actualites/page/9", "/en/actualites/page/9"]) {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Bonjour");
  }
  expect(paths).toEqual([
    "/actualites/page/9",
    "/not-found/page",
    "/en/actualites/page/9",
    "/en/not-found/page",
  ]);
});

it("answers 410 with the page of what was taken away, which is made once", async () => {
  const paths: (string | undefined)[] = [];
  const ask = await front("gone", (request, response) => {
    paths.push(request.url);
    page(request, response);
  });
  for (const path of ["/en/news/old", "/en/news/older?x=1"]) {
    const answer = await ask(path);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("Bonjour");
  }
  expect(paths).toEqual(["/en/not-found/gone"]);
});

it("looks an unknown path up once until something has changed", async () => {
  const looked: string[] = [];
  let isThere = false;
  const ask = await front((path) => {
    looked.push(path);
    return isThere ? "public" : "unknown";
  }, page);
  for (const path of ["/nulle-part", "/nulle-part?x=1", "/ailleurs"]) {
    expect((await ask(path)).status).toBe(404);
  }
  expect(looked).toEqual(["/nulle-part", "/ailleurs"]);
  isThere = true;
  expect((await ask("/nulle-part")).status).toBe(404);
  contentChanges().note([{ kind: "pages" }]);
  expect((await ask("/nulle-part")).status).toBe(200);
  expect((await ask("/nulle-part")).status).toBe(200);
});

it("does not remember a path as unknown whose page was added while it was looked up", async () => {
  let isThere = false;
  const ask = await front((path) => {
    if (path !== "/nouvelle" || isThere) return "public";
    isThere = true;
    contentChanges().note([{ kind: "pages" }]);
    return "unknown";
  }, page);
  expect((await ask("/nouvelle")).status).toBe(404);
  expect((await ask("/nouvelle")).status).toBe(200);
});

const failing: RequestListener = (_, response) => {
  noteFailure(new ProviderWait());
  response.writeHead(500, { "content-type": "text/html" });
  response.end(NOT_MADE);
};

it.each([
  ["/tarifs", "fr", "Cette page est momentanément indisponible"],
  ["/en/fares", "en", "This page is unavailable for the moment"],
])("says on %s that the provider is away, whole and in its language", async (path, lang, words) => {
  const ask = await front("public", failing);
  const answer = await ask(`${path}?q="><script>`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const html = await answer.text();
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${words}</h1>`);
  expect(html).toContain('href="tel:0240000000"');
  expect(html).toContain("Estuaire &lt;VTC&gt;");
  expect(html).not.toContain("<script");
});

it("does not say so of a failure of its own", async () => {
  const ask = await front("public", (_, response) => {
    response.writeHead(500).end(NOT_MADE);
  });
  const answer = await ask("/");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('<html lang="fr">');
});

it("has a private page that could not be made be 503, though it began as 200", async () => {
  const ask = await front("private", (_, response) => {
    noteFailure(new ProviderWait());
    response.write(NOT_MADE);
    response.end();
  });
  expect((await ask("/account")).status).toBe(503);
  expect((await ask("/account", { method: "HEAD" })).status).toBe(503);
});

it("does not wait for a private page to end that cannot be made any more", async () => {
  const ask = await front("private", (_, response) => {
    response.write(NOT_MADE);
    const wait = currentWait();
    if (wait) noteFailure(wait);
    response.setHeader("x-late", "1");
    response.write("more");
  });
  const answer = await ask("/auth");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Cette page est momentanément indisponible");
});

it.each([
  ["/reservation/AAAA-0000", "fr", "Trop de pages demandées à la fois"],
  ["/en/booking/AAAA-0000", "en", "Too many pages at once"],
])("says on %s that its visitor asked too often, and until when", async (path, lang, words) => {
  const ask = await front("private", (_, response) => {
    const wait = currentWait();
    if (wait) noteFailure(wait, 540);
    response.write(NOT_MADE);
    response.end();
  });
  const answer = await ask(path);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("540");
  const html = await answer.text();
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${words}</h1>`);
});

it("does not have a private page fail for what failed for somebody else meanwhile", async () => {
  const ask = await front("private", (request, response) => {
    noteFailure(new ProviderWait());
    page(request, response);
  });
  expect((await ask("/account")).status).toBe(200);
});

it("leads on from a private page that begins with a redirect", async () => {
  const digest = String.raw`{\"digest\":\"NEXT_REDIRECT;replace;/en/account?a=1\\u0026b=2;307;\"}`;
  const ask = await front("private", (_, response) => {
    response.write(NOT_MADE);
    response.end(`<script>${digest}</script>`);
  });
  const answer = await ask("/en/auth");
  expect(answer.status).toBe(307);
  expect(answer.headers.get("location")).toBe("/en/account?a=1&b=2");
});

it.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", "identity"],
  ["gzip", "gzip, br;q=0"],
  ["identity", "br;q=0, gzip;q=0"],
])("sends a private page whole as %s to who takes %s", async (encoding, accepted) => {
  const ask = await front("private", page);
  const answer = await ask("/cart", { headers: { "accept-encoding": accepted } });
  expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
  expect(await answer.text()).toContain("Bonjour");
});

it("gives the headers of every answer to a path that Next leads to without its last slash", async () => {
  const ask = await front("other", (_, response) => {
    response.writeHead(308, { location: "/services" }).end();
  });
  const { status, headers } = await ask("/services/");
  expect([status, headers.get("location")]).toEqual([308, "/services"]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

it("names the fonts of a private page ahead of its styles", async () => {
  const fonts = ["/fonts/Inter/Inter-Variable-latin.3100e775e861.woff2", "/fonts/a.woff2"];
  const styles = '</_next/static/a.css>; rel=preload; as="style"';
  const ask = await front("private", (_, response) => {
    response.setHeader("link", styles);
    const head = fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" crossorigin=""/>`,
    );
    response.end(`<!DOCTYPE html><html><head>${head.join("")}</head><body>Bonjour</body></html>`);
  });
  const { headers } = await ask("/cart");
  const [first, second] = fonts.map(
    (font) => `<${font}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`,
  );
  expect(headers.get("link")).toBe(`${first}, ${second}, ${styles}`);
});

it("answers with nothing for a part that a page does not have, and else as Next does", async () => {
  const ask = await front("private", (_, response) => void response.writeHead(404).end());
  const part = {
    rsc: "1",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": "/account",
  };
  expect((await ask("/auth", { headers: part })).status).toBe(204);
  expect((await ask("/auth", { headers: { rsc: "1" } })).status).toBe(404);
});

it("takes no other method than those of pages", async () => {
  const ask = await front("public", page);
  for (const method of ["PUT", "DELETE", "PROPFIND"]) {
    const answer = await ask("/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  }
  const sent = await ask("/auth?next=%2Faccount", { method: "POST", body: "password=secret" });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toBe("/auth?next=%2Faccount");
  expect(sent.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await ask("/", { method: "OPTIONS" })).status).toBe(204);
  expect((await ask("/", { method: "HEAD" })).status).toBe(200);
});

/** Asks as `fetch` may not: by any method, and for a head that its body does not belong to. */
async function askBy(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", method, path, headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const { date: _, ...its } = answer.headers;
  return { status: answer.statusCode, headers: its, body: await text(answer) };
}

it.each<[string, PathKind, RequestListener, number]>([
  ["a page that is kept", "public", page, 200],
  ["a private page", "private", page, 200],
  ["a page that is none", "unknown", page, 404],
  ["a private page that could not be made", "private", failing, 503],
])("answers HEAD of %s as GET, without its body", async (_, kind, next, status) => {
  await front(kind, next);
  for (const encoding of ["identity", "gzip", "br"]) {
    const accepted = { "accept-encoding": encoding };
    const [get, head] = [await askBy("GET", "/", accepted), await askBy("HEAD", "/", accepted)];
    expect(get.status).toBe(status);
    expect(get.body).not.toBe("");
    // A page that is written in parts need not announce how it will be sent.
    const { "transfer-encoding": _by, ...told } = get.headers;
    expect(head).toEqual({ status, headers: told, body: "" });
  }
});

it.each<PathKind>(["public", "private", "unknown", "other"])(
  "hands no TRACE on, and shows its sender nothing of what it sent: %s",
  async (kind) => {
    const next = vi.fn<RequestListener>();
    await front(kind, next);
    for (const path of ["/", "/api/parameter", "/media/72/car.webp"]) {
      const answer = await askBy("TRACE", path, { cookie: "token=secret" });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD, POST, OPTIONS");
      expect(answer.body).not.toContain("secret");
    }
    expect(next).not.toHaveBeenCalled();
  },
);

it("takes no other method for files either, and leaves the API its own", async () => {
  const file = await front("other", (_, response) => void response.writeHead(500).end());
  for (const method of ["PATCH", "POST", "DELETE"]) {
    expect((await file("/media/72/car.webp", { method })).status).toBe(405);
  }
  expect((await file("/api/message", { method: "PATCH" })).status).toBe(500);
});

it.each([
  ["private", "/cart"],
  ["public", "/?from=poster"],
] as const)("makes no more pages for one network than it may have: %s", async (kind, path) => {
  const ask = await front(kind, page, { factor: 1 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(path)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(60);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused[0]?.text()).toContain("Trop de pages demandées à la fois");
});

it("does not count pages that are kept for everybody", async () => {
  const ask = await front("public", page, { factor: 1 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask("/")));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

it("asks Next for a public page without anything of the visitor", async () => {
  const seen: unknown[] = [];
  const ask = await front("public", ({ method, url, headers }, response) => {
    seen.push({ method, url, headers: Object.keys(headers).sort() });
    response.setHeader("Cache-Control", "s-maxage=2592000").end(headers.cookie ?? "nobody");
  });
  const answer = await ask("/tarifs?x=1", {
    method: "HEAD",
    headers: { cookie: "token=secret", "user-agent": "x", "if-none-match": "*" },
  });
  expect(answer.status).toBe(200);
  expect(await (await ask("/tarifs", { headers: { cookie: "token=other" } })).text()).toBe(
    "nobody",
  );
  expect(seen).toEqual([{ method: "GET", url: "/tarifs", headers: ["host", "user-agent"] }]);
});

it("has Next log a visit, and see the query by which it came", async () => {
  const urls: (string | undefined)[] = [];
  const ask = await front("public", (request, response) => {
    urls.push(request.url);
    response.writeHead(307, { location: "/" }).end();
  });
  for (let visit = 0; visit < 2; visit += 1) expect((await ask("/?from=flyer")).status).toBe(307);
  expect(urls).toEqual(["/?from=flyer", "/?from=flyer"]);
});

it.each([
  ["", "fr", "réservée"],
  ["panelLocale=en", "en", "company"],
  ["a=b; locale=en", "en", "company"],
])("refuses the panel in the language of its browser: %j", async (cookie, lang, word) => {
  const ask = await front("private", (_, response) => {
    response.statusCode = 403;
    response.end();
  });
  const html = await (await ask("/admin/booking?x=1", { headers: { cookie } })).text();
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(word);
});

it("leaves a file of the owner to who has it, and says that it cannot be had now", async () => {
  const paths: (string | undefined)[] = [];
  const answerUpload = async ({ url }: IncomingMessage, response: ServerResponse) => {
    paths.push(url);
    if (url === "/media/72/away.svg") throw new Error("The storage is away");
    if (url !== "/media/72/logo.svg") return false;
    response.end("<svg/>");
    return true;
  };
  const ask = await front("unknown", page, { answerUpload });
  expect(await (await ask("/media/72/logo.svg")).text()).toBe("<svg/>");
  const away = await ask("/media/72/away.svg");
  expect([away.status, away.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/media/72/none.svg")).status).toBe(404);
  // Calls of the API are no files.
  await ask("/api/media/72/logo.svg");
  expect(paths).toEqual(["/media/72/logo.svg", "/media/72/away.svg", "/media/72/none.svg"]);
});

it("has pictures made of the site's own files alone", async () => {
  const asked: (string | undefined)[] = [];
  const ask = await front("other", (request, response) => {
    asked.push(request.url);
    response.end("a picture");
  });
  const hero = "/_next/image?url=%2Fmedia%2F72%2Fhero.webp&w=480&q=75";
  expect((await ask(hero)).status).toBe(200);
  expect((await ask("/_next/image?url=%2Fmedia%2Fnone.webp&w=480&q=75")).status).toBe(404);
  expect(asked).toEqual([hero]);
});

it("asks Next for a private page without a state of the router that it cannot read", async () => {
  const states: unknown[] = [];
  const ask = await front("private", (request, response) => {
    states.push(request.headers["next-router-state-tree"]);
    response.end("data");
  });
  const readable = encodeURIComponent(JSON.stringify(["", {}]));
  for (const state of ["x", "%5B%5D", readable]) {
    await ask("/account", { headers: { rsc: "1", "next-router-state-tree": state } });
  }
  expect(states).toEqual([undefined, undefined, readable]);
});

it("gives the owner's code to visitors and members, and to no browser of the staff", async () => {
  const [fr, en] = ["aChat()", "aChatInEnglish()"].map((script) =>
    ownerCode({ AFTER_BODY_HTML_TO_LOAD: "<p>Chat</p>", SCRIPT_TO_LOAD: script }),
  );
  const html: RequestListener = (_, response) => {
    response.setHeader("Cache-Control", "s-maxage=2592000");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end("<!DOCTYPE html><html><body>Bonjour</body></html>");
  };
  const kindOf = (path: string) => (path.includes("nulle") ? "unknown" : "public");
  const ask = await front(kindOf, html, { code: { fr: fr ?? NO_CODE, en: en ?? NO_CODE } });
  const own = `idSite=${siteEnvironment().SITE_ID}`;
  const visitors = ["", "locale=en", `token=anna; ${own}`];
  const staff = ["staff=1", `token=solene; ${own}`, "token=solene", "token=a; token=b"];
  const inTurn = [...visitors, ...staff, ...staff.toReversed(), ...visitors];
  for (const path of ["/", "/en/services", "/nulle-part"]) {
    for (const cookie of inTurn) {
      const answer = await ask(path, { headers: { cookie } });
      const [text, policy] = [await answer.text(), answer.headers.get("content-security-policy")];
      expect(text).toContain("Bonjour");
      const [code] = path.startsWith("/en") ? (en?.scripts ?? []) : (fr?.scripts ?? []);
      const isOfStaff = staff.includes(cookie);
      expect(text.includes(`<script data-owner-code>${code}</script></body></html>`)).toBe(
        !isOfStaff,
      );
      expect(text.includes("Chat")).toBe(!isOfStaff);
      expect(text.includes(PENCILS)).toBe(cookie === `token=solene; ${own}`);
      expect(policy?.includes("connect-src 'self' https:;")).toBe(!isOfStaff);
      // The mark stays for as long as a browser keeps a cookie, and no script can take it away.
      const mark = answer.headers.get("set-cookie");
      if (isOfStaff)
        expect(mark).toMatch(/^staff=1; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/);
      else expect(mark).toBeNull();
    }
  }
});

it("keeps no page with the owner's code while nobody can say whether it was replaced", async () => {
  const codeOf = (script: string) =>
    ownerCode({ AFTER_BODY_HTML_TO_LOAD: "<p>Chat</p>", SCRIPT_TO_LOAD: script });
  const html: RequestListener = (_, response) => {
    response.setHeader("Cache-Control", "s-maxage=2592000");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end("<!DOCTYPE html><html><body>Bonjour</body></html>");
  };
  const code = { fr: codeOf("before()"), en: NO_CODE };
  let isCurrent = false;
  const ask = await front("public", html, { code, isIndexCurrent: () => isCurrent });
  const scriptsOf = async () => /data-owner-code>(\w+)/.exec(await (await ask("/")).text())?.[1];
  expect(await scriptsOf()).toBe("before");
  isCurrent = true;
  code.fr = codeOf("after()");
  expect(await scriptsOf()).toBe("after");
  code.fr = codeOf("later()");
  expect(await scriptsOf()).toBe("after");
});

it("gives the pencils to who may edit, also on a site without code, and to nobody else", async () => {
  const ask = await front("public", (request, response) => {
    response.setHeader("Cache-Control", "s-maxage=2592000");
    response.setHeader("Content-Type", request.headers.rsc ? "text/x-component" : "text/html");
    response.end("<!DOCTYPE html><html><body>Bonjour</body></html>");
  });
  const editor = `token=solene; idSite=${siteEnvironment().SITE_ID}`;
  const has = async (cookie: string, headers = {}) =>
    (await (await ask("/", { headers: { cookie, ...headers } })).text()).includes(PENCILS);
  for (let time = 0; time < 2; time += 1) {
    expect(await has(editor)).toBe(true);
    expect(await has("")).toBe(false);
    expect(await has("staff=1")).toBe(false);
    expect(await has(editor, { rsc: "1" })).toBe(false);
  }
});

it("lets no shared cache keep a page with pencils, which it would give to visitors", async () => {
  const parameters = readParameters([
    { id: 1, type: "SHARED_CACHE_SECONDS", value: "600" },
  ] as never);
  const ask = await front("public", page, { parameters });
  const cacheOf = async (cookie: string) =>
    (await ask("/", { headers: { cookie } })).headers.get("cache-control");
  expect(await cacheOf("")).toContain("s-maxage=600");
  expect(await cacheOf(`token=solene; idSite=${siteEnvironment().SITE_ID}`)).toBe(
    "private, no-cache",
  );
  expect(await cacheOf("")).toContain("s-maxage=600");
});

const PAGES: Record<string, PathKind> = {
  "/": "public",
  "/en": "public",
  "/services": "public",
  "/en/services": "public",
  "/cuv%C3%A9es": "public",
  "/booking/R72": "private",
  "/admin": "private",
};

it.each([
  ["/EN", "/en"],
  ["/fr/services?a=1&b=2", "/services?a=1&b=2"],
  ["/services/?tag=muscadet", "/services?tag=muscadet"],
  ["//services", "/services"],
  ["/SERVICES?x=%20", "/services?x=%20"],
  ["/en-GB/services).", "/en/services"],
  ["/index.php?id=1", "/?id=1"],
  ["/cuv%E9es", "/cuv%C3%A9es"],
  ["/services?a=1&amp;b=2", "/services?a=1&b=2"],
  ["/BOOKING/R72?key=x7Kf-9_aQ2.", "/booking/R72?key=x7Kf-9_aQ2"],
  ["/Admin/", "/admin"],
])("leads from %s, as people pass it on, to %s", async (path, meant) => {
  const ask = await front((asked) => PAGES[asked] ?? "unknown", page);
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, meant]);
  // The address redirects once, and the page is there.
  expect((await ask(meant)).status).toBe(200);
});

it.each([
  "//evil.example",
  "/%5Cevil.example",
  "/EN/nowhere",
  "/nowhere/",
  "/fr/nowhere",
  "/Xx.",
  "/)",
])("says that there is none at %s, and keeps nothing of it", async (path) => {
  const made: (string | undefined)[] = [];
  const ask = await front(
    (asked) => PAGES[asked] ?? "unknown",
    (request, response) => {
      made.push(request.url);
      page(request, response);
    },
  );
  const answer = await ask(path);
  if (path === "/)") expect(answer.headers.get("location")).toBe("/");
  else expect(answer.status).toBe(404);
  expect(made.every((url) => /\/not-found\/page$/.test(url ?? ""))).toBe(true);
});

it("keeps the query where a page leads on to its new name, which it makes without one", async () => {
  const ask = await front("public", (_, response) => {
    // Next does the same: it names the target twice, and with a page that nobody is shown.
    response.setHeader("Location", ["/product/new-7", "/product/new-7"]);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.writeHead(308).end("<!DOCTYPE html><html lang=fr>Bonjour");
  });
  const answer = await ask("/product/old-7?from-list=1&tag=muscadet");
  expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([
    308,
    "/product/new-7?from-list=1&tag=muscadet",
    "",
  ]);
});
