import type { Call } from "@/lib/api/call";
import type { Cart } from "@/lib/contract/cart";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { CartChange } from "./cart-change";
import type { CartMessage } from "./cart-failure";

/** What the cart's store holds, and what can be done with it. */
export interface CartState {
  /** False until the page is alive and knows what there is, in its own language. */
  isKnown: boolean;
  /** 'new' for no cart (§4). */
  cartId: string;
  /** With the changes that are on their way; null for no cart. */
  cart: Cart | null;
  /** The member whose cart it is. */
  idUser: number | null;
  /** Changes that the provider has not answered. */
  pending: CartChange[];
  /** A sentence of the provider's, or what the screen has words for: no answer, a thing gone (§8). */
  errorCartMessage: CartMessage | null;
  /** The declination that it is about, for one of a line. */
  errorLine: number | null;
  /** Brings back what the device keeps, and asks for it anew: once a page, and only for a cart. */
  start(call: Call, locale: Locale): Promise<void>;
  /** Takes in what another tab has kept, be it in that tab's language. */
  follow(): void;
  /** Asks for the cart anew. One that cannot be had is forgotten with its id (§4). */
  refresh(call: Call): Promise<void>;
  /** Takes the cart of a member who has just logged in or comes back. */
  become(call: Call, idUser: number): Promise<void>;
  /** Each shows at once, and is taken back should it be refused. @returns whether it went through */
  add(call: Call, id: number, quantity: number): Promise<boolean>;
  setQuantity(call: Call, id: number, quantity: number): Promise<boolean>;
  remove(call: Call, id: number): Promise<boolean>;
  /** Gives a discount code, or with an empty one takes it away. @throws CallError */
  setDiscount(call: Call, code: string): Promise<void>;
  /** Until every change that was made so far is answered. */
  settle(): Promise<void>;
  /** Leaves no cart on this device: one has logged out, or ordered. */
  clear(): void;
}
