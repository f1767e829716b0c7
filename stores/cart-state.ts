import type { Call } from "@/lib/api/call";
import type { Cart } from "@/lib/contract/cart";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { CartChange } from "./cart-change";
import type { CartMessage } from "./cart-failure";

export interface CartState {
  /** False until the page is alive and knows the cart, in its own language. */
  isKnown: boolean;
  /** 'new' for no cart (§4). */
  cartId: string;
  /** Cart with the changes that are on their way; null for no cart. */
  cart: Cart | null;
  idUser: number | null;
  pending: CartChange[];
  errorCartMessage: CartMessage | null;
  /** Declination that the error is about, when it is about a line. */
  errorLine: number | null;
  /** Restores the device's cart, and asks for it anew: once a page, and only for a cart. */
  start(call: Call, locale: Locale): Promise<void>;
  /** Takes over a cart that another tab has kept, in that tab's language too. */
  follow(): void;
  /** Asks for the cart anew. A cart that is gone is forgotten with its id (§4). */
  refresh(call: Call): Promise<void>;
  /** Takes the cart of a member who has just logged in or comes back. */
  become(call: Call, idUser: number): Promise<void>;
  /**
   * Shows each change at once, and takes it back if it is refused.
   * @returns whether it went through
   */
  add(call: Call, id: number, quantity: number): Promise<boolean>;
  setQuantity(call: Call, id: number, quantity: number): Promise<boolean>;
  remove(call: Call, id: number): Promise<boolean>;
  /**
   * Applies a discount code, or with an empty one takes it away.
   * @throws CallError
   */
  setDiscount(call: Call, code: string): Promise<void>;
  /** Waits until every change that was made so far is answered. */
  settle(): Promise<void>;
  /** Leaves no cart on this device, after a log-out or an order. */
  clear(): void;
}
