import { describe, expect, it } from "vitest";
import { type CallRequest, callBy, callPath } from "./call";

const sent: CallRequest[] = [];
const call = callBy(async (request) => {
  sent.push(request);
});

const lineOf = { cartId: "a/b", productId: 2 };

describe("a call", () => {
  it("is sent as its declaration says: path, query, key and version", async () => {
    await call("PUT /cart/{cartId}/product/{productId}/quantity", {
      params: lineOf,
      body: { quantity: 3 },
    });
    await call("GET /place", { query: { search: "Nantes", usual: undefined } });
    await call("PUT /admin/{resource}/{id}", {
      params: { resource: "stock", id: 4 },
      body: {},
      version: "7",
    });
    expect(sent.splice(0)).toMatchObject([
      { method: "PUT", path: "/cart/a%2Fb/product/2/quantity", body: { quantity: 3 }, headers: {} },
      { method: "GET", path: "/place?search=Nantes" },
      { path: "/admin/stock/4", headers: { "If-Match": '"7"' } },
    ]);
  });

  it("compiles with what is declared alone", () => {
    const wrong = [
      // @ts-expect-error there is no such path
      () => call("PUT /cart/{cartId}/quantity", { params: lineOf, body: { quantity: 3 } }),
      () =>
        call("PUT /cart/{cartId}/product/{productId}/quantity", {
          // @ts-expect-error its parameter has another name
          params: { cartId: "a", product: 2 },
          body: { quantity: 3 },
        }),
      () =>
        call("PUT /cart/{cartId}/product/{productId}/quantity", {
          params: lineOf,
          // @ts-expect-error a quantity is a number
          body: { quantity: "3" },
        }),
      // @ts-expect-error it needs what stands in its path
      () => call("GET /cart/{cartId}/default"),
      // @ts-expect-error a query that nobody reads
      () => call("GET /place", { query: { serach: "Nantes" } }),
      // @ts-expect-error without a key, it would be done twice
      () => call("POST /order", { body: {} as never }),
      // @ts-expect-error a cart has no such field
      async () => (await call("GET /cart/{cartId}/default", { params: lineOf })).bottels,
    ];
    expect(wrong).toHaveLength(7);
  });

  it("sends a filter as often as it is asked", () => {
    const asked = new URLSearchParams([
      ["startAt", "gte:2026-11-01"],
      ["startAt", "lt:2026-12-01"],
    ]);
    expect(callPath("/admin/booking", asked)).toBe(`/admin/booking?${asked}`);
  });
});
