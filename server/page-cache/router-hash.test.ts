import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { describe, expect, it } from "vitest";
import { hasRouterHash, routerHash, withRouterHash } from "./router-hash";

const TREE = "%5B%22%22%5D";

/** Headers of the router, and those that Next's client hashes. */
const REQUESTS: [Record<string, string>, Parameters<typeof computeCacheBustingSearchParam>][] = [
  [{ rsc: "1" }, [undefined, undefined, undefined, undefined]],
  [{ "next-router-prefetch": "1" }, ["1", undefined, undefined, undefined]],
  [{ "next-router-prefetch": "7" }, [undefined, undefined, undefined, undefined]],
  [{ "next-router-state-tree": TREE }, [undefined, undefined, TREE, undefined]],
  [
    {
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/_tree",
      "next-url": "/fr/été",
    },
    ["1", "/_tree", undefined, "/fr/été"],
  ],
];

describe.each(REQUESTS)("of %o", (headers, hashed) => {
  it("is Next's hash", async () => {
    expect(routerHash(headers)).toBe(await computeCacheBustingSearchParam(...hashed));
  });

  it("is found in an address, in both forms", () => {
    expect(hasRouterHash(withRouterHash("/tarifs?x=1&_rsc=a", headers), headers)).toBe(true);
    const short = computeLegacyCacheBustingSearchParam(...hashed);
    expect(hasRouterHash(`/tarifs?_rsc=${short}`, headers)).toBe(true);
    expect(hasRouterHash("/tarifs?_rsc=other", headers)).toBe(false);
    expect(hasRouterHash("/tarifs", headers)).toBe(false);
  });
});

it("leaves the rest of an address as it is", () => {
  const headers = { "next-router-prefetch": "1" };
  const hash = routerHash(headers);
  expect(withRouterHash("/a?x=un%20deux&_rsc=b&y=&_rsc", headers)).toBe(
    `/a?x=un%20deux&y=&_rsc=${hash}`,
  );
  expect(withRouterHash("/a", { rsc: "1" })).toBe("/a?_rsc");
});
