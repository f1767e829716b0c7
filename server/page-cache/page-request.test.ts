import { expect, it } from "vitest";
import { pageRequest } from "./page-request";
import { hasRouterHash, withRouterHash } from "./router-hash";

const STATE = { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" };

it("is the same for all visitors of a page, whatever else they send", () => {
  const plain = pageRequest("/tarifs", {});
  const visitor = pageRequest("/tarifs?utm=x", {
    cookie: "token=secret",
    "accept-language": "de",
    host: "elsewhere.example",
    "x-forwarded-host": "elsewhere.example",
  });
  expect(visitor).toEqual(plain);
  expect(plain).toEqual({ key: "/tarifs", url: "/tarifs", headers: {} });
});

it("keeps of the router's requests what Next's answer depends on", () => {
  const url = withRouterHash("/tarifs?x=1", STATE);
  expect(pageRequest(url, { ...STATE, cookie: "a=b" })).toMatchObject({ url, headers: STATE });
});

it("is the same for the router on every page, with a hash that Next takes", () => {
  const asked = ["/fr", "/fr/services"].map((page) => {
    const sent = { ...STATE, "next-url": page };
    return pageRequest(withRouterHash("/tarifs?x=1", sent), sent);
  });
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]?.headers).toEqual(STATE);
  expect(hasRouterHash(asked[0]?.url ?? "", STATE)).toBe(true);
});

it("leaves to Next what has a wrong hash", () => {
  const sent = { ...STATE, "next-url": "/fr" };
  expect(pageRequest("/tarifs?_rsc=other", sent)).toMatchObject({
    url: "/tarifs?_rsc=other",
    headers: sent,
  });
});

it("tells pages, and what the router asks of them, apart", () => {
  const asked = [
    pageRequest("/", {}),
    pageRequest("/en", {}),
    pageRequest("/?_rsc=1", { rsc: "1" }),
    pageRequest("/?_rsc=2", { rsc: "1" }),
    pageRequest("/?_rsc=1", STATE),
    pageRequest("/?_rsc=1", { rsc: "1", "next-router-prefetch": "1" }),
    pageRequest("/?_rsc=1", { rsc: "1", "next-router-segment-prefetch": "/_tree" }),
  ];
  expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length);
});
