import { withRouterHash } from "@/server/page-cache/router-hash";
import type { AskedPage } from "./ask-page";

/** Caller with a session, and the address that their own pages show. */
export interface Person {
  email: string;
  cookie?: string;
  /** True for staff, who get public pages without the owner's code. */
  isStaff?: boolean;
}

export interface MixedRequest {
  asked: AskedPage;
  /** Kind of requests to answer alike; undefined where the answer depends on the caller. */
  kind?: string;
  locale: "fr" | "en";
  person: Person;
}

const PUBLIC = [
  "",
  "/services",
  "/tarifs-courses-vtc",
  "/reserver",
  "/legal-notice",
  "/nowhere/at/all",
];
const PRIVATE = "/account/profile";

const TREE = encodeURIComponent(JSON.stringify(["", {}, null, null]));

/** Headers that browsers and the router send, and some that neither sends. */
const ROUTER_HEADERS: Record<string, string>[] = [
  ...[{}, {}, {}],
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_index" },
  { rsc: "1", "next-router-state-tree": TREE },
  { rsc: "1", "next-router-state-tree": TREE, "next-url": "/fr/services" },
  { rsc: "1", "next-router-prefetch": "7" },
  { rsc: "2" },
  { "next-router-prefetch": "1" },
  { "next-router-state-tree": "%5B" },
];

const ENCODINGS = ["br", "gzip", "identity", "br;q=0, gzip", "zstd, deflate"];
const HOSTS = ["site.example", "evil.example", "evil.example:99"];
const QUERIES = ["", "", "?utm=evil", "?__proto__=evil&a[]=%00", "?q=1?_rsc=evil"];

/** Draws a request of the mixture. @param below an even choice of the numbers below one */
export function mixedRequest(
  below: (end: number) => number,
  people: readonly Person[],
): MixedRequest {
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const locale = pick(["fr", "en"] as const);
  const person = pick(people);
  const isPrivate = below(10) === 0;
  const path = `${locale === "en" ? "/en" : ""}${isPrivate ? PRIVATE : pick(PUBLIC)}` || "/";
  const router = isPrivate ? {} : pick(ROUTER_HEADERS);
  const address = path + pick(QUERIES);
  const asked: AskedPage = {
    path: router.rsc === "1" ? withRouterHash(address, router) : address,
    method: pick(["GET", "GET", "GET", "HEAD"]),
    headers: {
      ...router,
      ...(person.cookie ? { cookie: person.cookie } : {}),
      host: pick(HOSTS),
      "accept-encoding": pick(ENCODINGS),
      "x-forwarded-for": `198.18.${below(256)}.${below(256)}`,
    },
  };
  return {
    asked,
    locale,
    person,
    ...(isPrivate
      ? {}
      : { kind: JSON.stringify([path, router, person.isStaff ? "staff" : "anybody"]) }),
  };
}
