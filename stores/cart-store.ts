import { create } from "zustand";
import type { Call } from "@/lib/api/call";
import {
  addToCart,
  getCart,
  getMemberCart,
  joinCart,
  NEW_CART,
  removeFromCart,
  setCartDiscount,
  setCartQuantity,
} from "@/lib/api/cart";
import type { Cart } from "@/lib/contract/cart";
import type { Locale } from "@/lib/rules/text/locale-code";
import { type CartChange, changedCart, isOvertaken } from "./cart-change";
import { cartMessage, isGone } from "./cart-failure";
import type { CartState } from "./cart-state";
import { inTurn } from "./in-turn";
import { keepCart, readKeptCart } from "./kept-cart";
import { watchLeaving } from "./watch-leaving";

/** The cart (§3 MAIN_CART) of whoever uses this browser, the same in all its tabs. */
export const useCart = create<CartState>()((set, get) => {
  /** As the provider last told it. */
  let told: Cart | null = null;
  let locale: Locale = "fr";
  let isStarted = false;
  /** Counts how often the cart was cleared. */
  let era = 0;
  /** By declination, the last change that was not sent because a later one overtook it. */
  const overtaken = new Map<number, () => Promise<Cart>>();

  const show = (more: Partial<CartState> = {}) =>
    set((store) => {
      const { pending } = { ...store, ...more };
      return { ...more, cart: pending.reduce<Cart | null>(changedCart, told) };
    });

  /** Takes in what the provider has told, or that there is no cart. */
  function know(
    cart: Cart | null,
    more: Partial<Pick<CartState, "idUser" | "pending">> = {},
  ): void {
    told = cart;
    const { cartId, idUser } = get();
    // Another cart is a visitor's, until a member makes it theirs.
    const known = cart
      ? { cartId: cart.id, idUser: more.idUser ?? (cart.id === cartId ? idUser : null) }
      : { cartId: NEW_CART, idUser: null };
    keepCart(cart ? { ...known, cart, locale } : undefined);
    show({ ...more, ...known, isKnown: true });
  }

  /** Takes in what the device keeps. @returns that; undefined where nothing may be kept */
  function recall(): ReturnType<typeof readKeptCart> {
    const kept = readKeptCart();
    // Where nothing may be kept, this page knows all that there is.
    if (!kept) {
      show({ isKnown: true });
      return undefined;
    }
    const { cartId = NEW_CART, cart = null, idUser = null } = kept;
    told = cart;
    show({ cartId, idUser, isKnown: cartId === NEW_CART || cart !== null });
    return kept;
  }

  /** An answer, unless the one whom it is for has left meanwhile. */
  async function answer<T>(call: Promise<T>): Promise<T> {
    const asked = era;
    const answered = await call;
    if (asked !== era) throw new Error("The cart was cleared meanwhile");
    return answered;
  }

  async function change(
    call: Call,
    made: CartChange,
    send: (cartId: string) => Promise<Cart>,
  ): Promise<boolean> {
    show({ pending: [...get().pending, made], errorCartMessage: null, errorLine: null });
    return inTurn("cart", async () => {
      const others = () => get().pending.filter((other) => other !== made);
      try {
        // Another tab may have made a cart, or have changed it.
        recall();
        if (isOvertaken(made, get().pending)) {
          overtaken.set(made.id, () => send(get().cartId));
          show({ pending: others() });
        } else {
          know(await answer(send(get().cartId)), { pending: others() });
          overtaken.delete(made.id);
        }
        return true;
      } catch (error) {
        const errorCartMessage = cartMessage(error);
        const before = isGone(error) ? undefined : overtaken.get(made.id);
        overtaken.delete(made.id);
        // Refused, it is what it was: what was asked for before it, where that can be had.
        if (before)
          await answer(before()).then(
            (cart) => know(cart),
            () => undefined,
          );
        show({ pending: others(), errorCartMessage, errorLine: made.id });
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
      know(await answer(getCart(call, cartId)));
    } catch {
      // A page that is being left has its calls broken off: nothing was found out.
      if (!page.isLeft()) know(null);
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

    async start(call, its) {
      if (isStarted && locale === its) return;
      isStarted = true;
      locale = its;
      const isOurs = recall()?.locale === its;
      if (get().cartId === NEW_CART || navigator.onLine === false) return;
      // Its words are in another language: it shows once they have come in this one.
      if (!isOurs) set({ isKnown: false });
      await get().refresh(call);
    },
    follow: () => {
      // Where nothing may be kept, what has ended in another tab is over here too.
      if (!recall()) know(null, { pending: [] });
      if (get().cartId === NEW_CART) era += 1;
    },
    refresh: (call) => inTurn("cart", () => refreshNow(call)),

    become: (call, idUser) =>
      inTurn("cart", async () => {
        recall();
        const { cartId, idUser: whose } = get();
        if (whose === idUser) return;
        const isVisitors = whose === null && cartId !== NEW_CART;
        try {
          const asked = isVisitors ? joined(call, cartId) : getMemberCart(call);
          know(await answer(asked), { idUser });
        } catch {
          // Whatever came between, the next page tries again.
        }
      }),

    add: (call, id, quantity) =>
      change(call, { kind: "ADD", id, quantity }, async (cartId) => {
        const added = await addToCart(call, cartId, id, quantity).catch((error) => {
          // It may have been ordered, or be too old: what one wants now begins another.
          if (cartId === NEW_CART || !isGone(error)) throw error;
          return addToCart(call, NEW_CART, id, quantity);
        });
        return added.cart;
      }),
    setQuantity: (call, id, quantity) =>
      change(call, { kind: "QUANTITY", id, quantity }, (cartId) =>
        setCartQuantity(call, cartId, id, quantity),
      ),
    remove: (call, id) =>
      change(call, { kind: "REMOVE", id }, (cartId) => removeFromCart(call, cartId, id)),
    setDiscount: (call, code) =>
      inTurn("cart", async () => {
        recall();
        know(await answer(setCartDiscount(call, get().cartId, code)));
      }),

    settle: () => inTurn("cart", async () => undefined),
    clear: () => {
      era += 1;
      know(null, { pending: [] });
      set({ errorCartMessage: null, errorLine: null });
    },
  };
});

/** Of a cart that is not there any more, the member's own is what there is. */
const joined = (call: Call, cartId: string): Promise<Cart | null> =>
  joinCart(call, cartId).catch((error) => {
    if (!isGone(error)) throw error;
    return getMemberCart(call);
  });
