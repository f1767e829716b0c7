import { expect, it } from "vitest";
import { pageRequest } from "./page-request";

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
  expect(pageRequest("/tarifs?x=1&_rsc=a", { ...STATE, cookie: "a=b" })).toMatchObject({
    url: "/tarifs?x=1&_rsc=a",
    headers: STATE,
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
