import { beforeEach, expect, it, vi } from "vitest";
import { browserCall } from "./browser-call";

const sent = vi.fn(async (_path: string, _init: { headers: Record<string, string> }) =>
  Response.json({ success: true, data: null, message: null }),
);
vi.stubGlobal("fetch", sent);
beforeEach(() => sent.mockClear());

const memberOf = async (method: "GET" | "PUT", member: string | undefined) => {
  vi.stubGlobal("document", { documentElement: { dataset: member ? { member } : {} } });
  const call = browserCall("fr");
  await (method === "GET"
    ? call("GET /user")
    : call("PUT /user/cart", { body: { cartId: "a-cart" } }));
  return sent.mock.calls[0]?.[1].headers.Member;
};

it("says of what changes something whom the page was made for", async () => {
  expect(await memberOf("PUT", "7")).toBe("7");
});

it.each([
  ["GET", "7"],
  ["PUT", undefined],
] as const)("says nothing of a %s from a page of %s", async (method, member) => {
  expect(await memberOf(method, member)).toBeUndefined();
});
