import type { Cart } from "@/lib/contract/cart";
import type { Locale } from "@/lib/rules/text/locale-code";

/** A cart as the device keeps it (§4), for all tabs. */
export interface KeptCart {
  /** 'new' for no cart. */
  cartId: string;
  /** The provider's last answer, in the language of `locale`. */
  cart: Cart | null;
  locale: Locale;
  /** The member whose cart it is; null for a visitor's. */
  idUser: number | null;
}

const NAME = "cart";

/**
 * What the device keeps, which may be anything by now; nothing of it where it keeps no cart.
 * @returns undefined where nothing may be stored
 */
export function readKeptCart(): Partial<KeptCart> | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(NAME);
  } catch {
    return undefined;
  }
  try {
    const { cartId, cart, locale, idUser } = JSON.parse(text ?? "{}");
    if (typeof cartId !== "string") return {};
    return { cartId, cart: Array.isArray(cart?.products) ? cart : null, locale, idUser };
  } catch {
    return {};
  }
}

/** Keeps a cart for the next visit and for the other tabs; undefined leaves nothing. */
export function keepCart(kept: KeptCart | undefined): void {
  try {
    if (kept) localStorage.setItem(NAME, JSON.stringify(kept));
    else localStorage.removeItem(NAME);
  } catch {
    // Where nothing may be stored, the cart is this page's alone.
  }
}

/** Listens for what another tab keeps. @returns what ends the listening */
export function onKeptCart(listener: () => void): () => void {
  // Without a key, all that was stored is gone.
  const onStored = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) listener();
  };
  window.addEventListener("storage", onStored);
  return () => window.removeEventListener("storage", onStored);
}
