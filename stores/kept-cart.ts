import { deviceStorage } from "@/lib/browser/storage";
import type { Cart } from "@/lib/contract/cart";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Cart as the device keeps it (§4), for all tabs. */
export interface KeptCart {
  /** 'new' for no cart. */
  cartId: string;
  /** The provider's last answer, in the language of `locale`. */
  cart: Cart | null;
  locale: Locale;
  /** Member who owns the cart; null for a visitor's. */
  idUser: number | null;
}

const NAME = "cart";

/** Reads the device's cart, which may be anything by now; empty where it keeps none. */
export function readKeptCart(): Partial<KeptCart> {
  try {
    const { cartId, cart, locale, idUser } = JSON.parse(deviceStorage.getItem(NAME) ?? "{}");
    if (typeof cartId !== "string") return {};
    return { cartId, cart: Array.isArray(cart?.products) ? cart : null, locale, idUser };
  } catch {
    return {};
  }
}

/** Keeps a cart for the next visit and for the other tabs; undefined leaves nothing. */
export function keepCart(kept: KeptCart | undefined): void {
  if (!kept) deviceStorage.removeItem(NAME);
  // A full storage may still have room for the cart's id.
  else if (!deviceStorage.setItem(NAME, JSON.stringify(kept))) {
    deviceStorage.setItem(NAME, JSON.stringify({ ...kept, cart: null }));
  }
}

/**
 * Listens for carts that another tab keeps.
 * @returns a function that ends the listening
 */
export function onKeptCart(listener: () => void): () => void {
  // Without a key, all that was stored is gone.
  const onStored = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) listener();
  };
  window.addEventListener("storage", onStored);
  return () => window.removeEventListener("storage", onStored);
}
