import type { RequestListener } from "node:http";
import { gunzipSync } from "node:zlib";
import inject from "light-my-request";
import { expect, it } from "vitest";
import { NO_CODE } from "@/lib/rules/site/owner-code";
import { ChangeLog } from "@/lib/site/change-log";
import { readParameters } from "@/lib/site/parameters";
import { fairTurns } from "@/server/fair-turns";
import { seededChoice } from "@/testing/seeded-choice";
import { pageFront } from "../page-front";
import { renderLimit } from "../render-limit";
import type { SiteIndex } from "../site-index";
import { staffBrowsers } from "../staff-browsers";
import { pageCache } from "./page-cache";
import { withRouterHash } from "./router-hash";

const REQUESTS = 2_000;
const AT_ONCE = 50;

const PATHS = ["/", "/tarifs", "/en", "/en/fares", "/account", "/nowhere"];
const AHEAD = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
const ROUTER_HEADERS: { sent: Record<string, string>; needed: Record<string, string> }[] = [
  { sent: {}, needed: {} },
  { sent: { rsc: "1" }, needed: { rsc: "1" } },
  { sent: { rsc: "1", "next-router-prefetch": "1" }, needed: { rsc: "1" } },
  { sent: AHEAD, needed: AHEAD },
  {
    sent: { rsc: "1", "next-router-state-tree": "%5B%5D", "next-url": "/fr" },
    needed: { rsc: "1" },
  },
];
const OF_BROWSER: (typeof ROUTER_HEADERS)[number] = { sent: {}, needed: {} };
const COOKIES = [undefined, "token=anna", "token=bernard"];
const ENCODINGS = ["identity", "gzip"];

/** Changes of a site whose content is their number. */
const content = new ChangeLog();

/** Answers with everything that an answer was made from; private pages with the visitor too. */
const next: RequestListener = async ({ url = "", headers }, response) => {
  const { count: version } = content;
  await new Promise((resolve) => setImmediate(resolve));
  const isPrivate = url.startsWith("/account");
  const shared = isPrivate ? "private, no-store" : "s-maxage=2592000";
  response.setHeader("Cache-Control", shared);
  const router = Object.entries(headers).filter(([name]) => /^(?:rsc|next-)/.test(name));
  const who = headers.cookie ?? "nobody";
  const [path, query] = url.split("?");
  response.end(JSON.stringify({ path, query, router, who, version }));
};

function openFront() {
  const index = {
    parameters: readParameters([]),
    info: { languages: [] },
    code: { fr: NO_CODE, en: NO_CODE },
  } as unknown as SiteIndex;
  return pageFront({
    handle: next,
    kindOf: async (path) =>
      path === "/account" ? "private" : path === "/nowhere" ? "unknown" : "public",
    index: {
      current: async () => index,
      isCurrent: () => true,
      hasPage: async () => true,
      known: () => index,
    },
    limit: renderLimit(1_000_000),
    turns: fairTurns(),
    staff: staffBrowsers(async () => "NONE"),
    cache: pageCache({ maxBytes: 2 ** 20, changes: content }),
    answerApi: next,
    answerFile: () => false,
    answerUpload: async () => false,
    answerPicture: async () => undefined,
    log: { error: () => undefined },
  });
}

it("answers each of many mixed requests with what was asked, and by whom, while content changes", async () => {
  const front = openFront() as RequestListener;
  const below = seededChoice(72);
  const pick = <T>(list: T[]): T => list[below(list.length)] as T;
  let asked = 0;

  const askAgainAndAgain = async () => {
    while (asked < REQUESTS) {
      asked += 1;
      if (below(40) === 0) content.note([{ kind: "everything" }]);
      const path = pick(PATHS);
      const isStatic = path !== "/account" && path !== "/nowhere";
      const { sent, needed } = isStatic ? pick(ROUTER_HEADERS) : OF_BROWSER;
      const cookie = pick(COOKIES);
      const encoding = pick(ENCODINGS);
      const method = pick(["GET", "GET", "GET", "HEAD"] as const);
      const before = content.count;
      const address = pick([path, `${path}?utm=${below(9)}`]);
      const hashed = sent.rsc ? withRouterHash(address, sent) : address;
      const url = pick([hashed, hashed, hashed, address]);
      const answer = await inject(front, {
        method,
        url,
        headers: {
          ...sent,
          ...(cookie ? { cookie } : {}),
          "accept-encoding": encoding,
          host: pick(["site.example", "evil.example"]),
        },
      });
      if (url !== hashed) {
        expect(answer.statusCode).toBe(307);
        expect(answer.headers.location).toBe(hashed);
        continue;
      }
      expect(answer.statusCode).toBe(path === "/nowhere" ? 404 : 200);
      if (method === "HEAD") {
        expect(answer.rawPayload).toHaveLength(0);
        continue;
      }
      const isPacked = answer.headers["content-encoding"] === "gzip";
      expect(isPacked).toBe(encoding === "gzip");
      const body = JSON.parse(
        (isPacked ? gunzipSync(answer.rawPayload) : answer.rawPayload).toString(),
      );
      expect(body).toEqual({
        path: path === "/nowhere" ? "/not-found/page" : path,
        query: path === "/account" ? url.split("?")[1] : undefined,
        router: Object.entries(needed),
        who: path === "/account" ? (cookie ?? "nobody") : "nobody",
        version: expect.any(Number),
      });
      expect(body.version).toBeGreaterThanOrEqual(before);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askAgainAndAgain));
  expect(content.count).toBeGreaterThan(20);
});
