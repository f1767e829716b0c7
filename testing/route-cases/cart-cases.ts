import { declinationId, filledCart } from "@/testing/filled-cart";
import { notFoundElsewhere } from "./get-case";
import { type MakeCase, NO_KEY, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const SOLD = "B-75";

/** Makes a case about a visitor's cart, opened by its id, and a member's, by their session. */
const ofCart =
  (path: (cartId: string, id: number) => string, body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner: { headers } }) => {
    const id = await declinationId(platform, SOLD);
    const visitors = await filledCart(platform, { [SOLD]: 2 });
    const members = await filledCart(platform, { [SOLD]: 2 }, { headers });
    return [visitors, members].map((cart) => ({
      path: path(cart.id, id),
      nowhere: path(NO_KEY, id),
      isKeyed: cart === visitors,
      ...(body ? { body } : {}),
    }));
  };

export const cartCases: RouterCases = {
  routes: {
    "POST /cart": sending("/cart", {}),
    "POST /cart/{cartId}": ofCart((cart) => `/cart/${cart}`, { discountCode: "" }),
    "GET /cart/{cartId}/default": ofCart((cart) => `/cart/${cart}/default`),
    "POST /cart/{cartId}/product/{declinationId}": ofCart(
      (cart, id) => `/cart/${cart}/product/${id}`,
      { type: "WINE", quantity: 1 },
    ),
    "PUT /cart/{cartId}/product/{productId}/quantity": ofCart(
      (cart, id) => `/cart/${cart}/product/${id}/quantity`,
      { quantity: 3 },
    ),
    "DELETE /cart/{cartId}": ofCart((cart) => `/cart/${cart}`),
    "DELETE /cart/{cartId}/product/{productId}": ofCart(
      (cart, id) => `/cart/${cart}/product/${id}`,
    ),
    "GET /user/cart": async () => [{ path: "/user/cart" }],
    "PUT /user/cart": sending("/user/cart", async ({ platform }) => ({
      cartId: (await filledCart(platform, { [SOLD]: 1 })).id,
    })),
  },

  gets: async ({ platform, idSite, member: headers }) => {
    const { id } = await filledCart(platform, { [SOLD]: 1, "R-MAGNUM": 2 }, { idSite });
    await filledCart(platform, { "C-6": 1 }, { idSite, headers });
    return {
      "/cart/{cartId}/default": notFoundElsewhere(`/cart/${id}/default`),
      "/user/cart": [{ path: "/user/cart", headers, elsewhere: "REFUSED" }],
    };
  },
};
