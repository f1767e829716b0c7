import { expect, it } from "vitest";
import { pageRequest } from "./page-request";
import { routerHash } from "./router-hash";

const SEGMENT = "next-router-segment-prefetch";
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

it("is the same for the router, wherever it is and whatever it has", () => {
  const asked = [
    pageRequest("/tarifs", { rsc: "1" }),
    pageRequest("/tarifs?utm=x&_rsc=other", { ...STATE, "next-url": "/fr", cookie: "a=b" }),
    pageRequest("/tarifs", { ...STATE, "next-router-prefetch": "1" }),
    pageRequest("/tarifs", { rsc: "1", "next-router-prefetch": "1", [SEGMENT]: "" }),
    pageRequest("/tarifs", { rsc: "1", "next-router-prefetch": "2", [SEGMENT]: "/_tree" }),
  ];
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked[1]).toMatchObject({ url: "/tarifs", headers: { rsc: "1" } });
});

it("takes nothing for the router's that Next does not", () => {
  expect(pageRequest("/tarifs", { ...STATE, rsc: "2" })).toEqual(pageRequest("/tarifs", {}));
});

it("tells pages, and what the router asks of them, apart", () => {
  const ahead = { rsc: "1", "next-router-prefetch": "1" };
  const asked = [
    pageRequest("/", {}),
    pageRequest("/en", {}),
    pageRequest("/", { rsc: "1" }),
    pageRequest("/en", { rsc: "1" }),
    pageRequest("/", { ...ahead, [SEGMENT]: "/_tree" }),
    pageRequest("/", { ...ahead, [SEGMENT]: "/_head" }),
  ];
  expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length);
});

it("sends the router on to the hash of all its headers, and the rest of the address with it", () => {
  const sent = { ...STATE, "next-url": "/fr" };
  const { detour } = pageRequest("/tarifs?x=1?&_rsc=other", sent);
  expect(detour).toBe(`/tarifs?x=1?&_rsc=${routerHash(sent)}`);
  expect(pageRequest(detour ?? "", sent).detour).toBeUndefined();
  expect(pageRequest("/tarifs", {}).detour).toBeUndefined();
});
