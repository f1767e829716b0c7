import { deviceStorage, tabStorage } from "@/lib/browser/storage";
import { useAuth } from "./auth-store";
import { useCart } from "./cart-store";
import { useCheckout } from "./checkout-store";
import { newRideDraft } from "./ride-draft";
import { forgetAllTypedFields } from "./typed-fields";

/** What opens bookings, and what lists of the panel were asked for, each tab keeps by itself under this. */
const OWN_KEY = /^(?:booking|panel)\./;

/**
 * What a log-out takes from this tab and device (§4): who one is, the ride that one has begun to
 * describe, the cart and the order that one was placing, what one was typing into any form, and the keys
 * of bookings that were opened here.
 * @param how.isTold by another tab, which has taken the device's cart already: a tab that hears of it
 *   late leaves the one that a visitor has begun since
 */
export function forgetVisitor({ isTold = false } = {}): void {
  const { clear, follow } = useCart.getState();
  useAuth.getState().setUser(null);
  newRideDraft.getState().clear();
  // Where the browser keeps nothing, another tab has taken no cart but its own.
  if (isTold && deviceStorage.isKept()) follow();
  else clear();
  useCheckout.getState().clear();
  forgetAllTypedFields();
  for (const name of tabStorage.names()) {
    if (OWN_KEY.test(name)) tabStorage.removeItem(name);
  }
}
