import { create } from "zustand";
import type { Call } from "@/lib/api/call";
import { getMemberCart, joinCart } from "@/lib/api/cart";
import type { Cart } from "@/lib/contract/cart";
import { NEW_CART } from "@/lib/contract/new-cart";
import type { Locale } from "@/lib/rules/text/locale-code";
import { type CartChange, changedCart, isOvertaken } from "./cart-change";
import { cartMessage, isGone } from "./cart-failure";
import type { CartState } from "./cart-state";
import { inTurn } from "./in-turn";
import { keepCart, readKeptCart } from "./kept-cart";
import { watchLeaving } from "./watch-leaving";

/** The cart (§3 MAIN_CART) of this browser's visitor or member, the same in all its tabs. */
export const useCart = create<CartState>()((set, get) => {
  /** The provider's last answer, without the changes that are pending. */
  let serverCart: Cart | null = null;
  let locale: Locale = "fr";
  let isStarted = false;
  let generation = 0;
  /** By declination, the last change that was not sent because a later one overtook it. */
  const overtaken = new Map<number, () => Promise<Cart>>();

  const show = (more: Partial<CartState> = {}) =>
    set((store) => {
      const { pending } = { ...store, ...more };
      return { ...more, cart: pending.reduce<Cart | null>(changedCart, serverCart) };
    });

  function replaceCart(
    cart: Cart | null,
    more: Partial<Pick<CartState, "idUser" | "pending">> = {},
  ): void {
    serverCart = cart;
    const { cartId, idUser } = get();
    // Another cart is a visitor's, until a member makes it theirs.
    const known = cart
      ? { cartId: cart.id, idUser: more.idUser ?? (cart.id === cartId ? idUser : null) }
      : { cartId: NEW_CART, idUser: null };
    keepCart(cart ? { ...known, cart, locale } : undefined);
    show({ ...more, ...known, isKnown: true });
  }

  /** Takes over the cart that the device keeps, and returns it. */
  function recall(): ReturnType<typeof readKeptCart> {
    const stored = readKeptCart();
    const { cartId = NEW_CART, cart = null, idUser = null } = stored;
    // A device that is full keeps only the cart's id.
    serverCart = cart ?? (cartId === get().cartId ? serverCart : null);
    show({ cartId, idUser, isKnown: cartId === NEW_CART || serverCart !== null });
    return stored;
  }

  /**
   * Waits for an answer of the provider.
   * @throws Error if the cart was cleared since it was asked for
   */
  async function answerInTime<T>(call: Promise<T>): Promise<T> {
    const startedIn = generation;
    const answered = await call;
    if (startedIn !== generation) throw new Error("The cart was cleared meanwhile");
    return answered;
  }

  async function change(
    call: Call,
    requested: CartChange,
    send: (cartId: string) => Promise<Cart>,
  ): Promise<boolean> {
    show({ pending: [...get().pending, requested], errorCartMessage: null, errorLine: null });
    return inTurn("cart", async () => {
      const others = () => get().pending.filter((other) => other !== requested);
      try {
        // Another tab may have made a cart, or have changed it.
        recall();
        if (isOvertaken(requested, get().pending)) {
          overtaken.set(requested.id, () => send(get().cartId));
          show({ pending: others() });
        } else {
          replaceCart(await answerInTime(send(get().cartId)), { pending: others() });
          overtaken.delete(requested.id);
        }
        return true;
      } catch (error) {
        const errorCartMessage = cartMessage(error);
        const before = isGone(error) ? undefined : overtaken.get(requested.id);
        overtaken.delete(requested.id);
        // The refused change had overtaken an earlier one, which is sent in its place.
        if (before)
          await answerInTime(before()).then(
            (cart) => replaceCart(cart),
            () => undefined,
          );
        show({ pending: others(), errorCartMessage, errorLine: requested.id });
        if (isGone(error)) await refreshNow(call);
        return false;
      }
    });
  }

  async function refreshNow(call: Call): Promise<void> {
    const { cartId } = get();
    if (cartId === NEW_CART) return;
    const page = watchLeaving();
    try {
      replaceCart(await answerInTime(call("GET /cart/{cartId}/default", { params: { cartId } })));
    } catch {
      // The browser breaks off the calls of a page that is left: that is no news of the cart.
      if (!page.isLeft()) replaceCart(null);
    } finally {
      page.end();
    }
  }

  return {
    isKnown: false,
    cartId: NEW_CART,
    idUser: null,
    cart: null,
    pending: [],
    errorCartMessage: null,
    errorLine: null,

    async start(call, newLocale) {
      if (isStarted && locale === newLocale) return;
      isStarted = true;
      locale = newLocale;
      const isOurs = recall().locale === newLocale;
      if (get().cartId === NEW_CART || navigator.onLine === false) return;
      // A cart in another language is shown only once it has come in this one.
      if (!isOurs) set({ isKnown: false });
      await get().refresh(call);
    },
    follow: () => {
      recall();
      if (get().cartId === NEW_CART) generation += 1;
    },
    refresh: (call) => inTurn("cart", () => refreshNow(call)),

    become: (call, idUser) =>
      inTurn("cart", async () => {
        recall();
        const { cartId, idUser: idOwner } = get();
        if (idOwner === idUser) return;
        const isVisitors = idOwner === null && cartId !== NEW_CART;
        try {
          const membersCart = isVisitors ? joined(call, cartId) : getMemberCart(call);
          replaceCart(await answerInTime(membersCart), { idUser });
        } catch {
          // The next page tries again.
        }
      }),

    add: (call, id, quantity) =>
      change(call, { kind: "ADD", id, quantity }, async (cartId) => {
        const added = await call("POST /cart/{cartId}/product/{declinationId}", {
          params: { cartId, declinationId: id },
          body: { quantity },
        }).catch((error) => {
          // The cart may have been ordered or have expired: a new one begins with this product.
          if (cartId === NEW_CART || !isGone(error)) throw error;
          return call("POST /cart/{cartId}/product/{declinationId}", {
            params: { cartId: NEW_CART, declinationId: id },
            body: { quantity },
          });
        });
        return added.cart;
      }),
    setQuantity: (call, id, quantity) =>
      change(call, { kind: "QUANTITY", id, quantity }, (cartId) =>
        call("PUT /cart/{cartId}/product/{productId}/quantity", {
          params: { cartId, productId: id },
          body: { quantity },
        }),
      ),
    remove: (call, id) =>
      change(call, { kind: "REMOVE", id }, (cartId) =>
        call("DELETE /cart/{cartId}/product/{productId}", {
          params: { cartId, productId: id },
        }),
      ),
    setDiscount: (call, code) =>
      inTurn("cart", async () => {
        recall();
        replaceCart(
          await answerInTime(
            call("POST /cart/{cartId}", {
              params: { cartId: get().cartId },
              body: { discountCode: code },
            }),
          ),
        );
      }),

    settle: () => inTurn("cart", async () => undefined),
    clear: () => {
      generation += 1;
      replaceCart(null, { pending: [] });
      set({ errorCartMessage: null, errorLine: null });
    },
  };
});

/** Joins the visitor's cart to the member's; where it is gone, the member's own cart. */
const joined = (call: Call, cartId: string): Promise<Cart | null> =>
  joinCart(call, cartId).catch((error) => {
    if (!isGone(error)) throw error;
    return getMemberCart(call);
  });
