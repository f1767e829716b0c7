import { deviceStorage, tabStorage } from "@/lib/browser/storage";
import { useAuth } from "./auth-store";
import { useCart } from "./cart-store";
import { useCheckout } from "./checkout-store";
import { newRideDraft } from "./ride-draft";
import { forgetAllTypedFields } from "./typed-fields";

/** Names under which each tab keeps the keys of bookings and the queries of the panel's lists. */
const OWN_KEY = /^(?:booking|panel)\./;

/**
 * Clears this tab and device on a log-out (§4): the user, the ride that was being described, the
 * cart and the order that was being placed, the text typed into any form, and the keys of bookings
 * that were opened here.
 * @param how.isTold by another tab, which has taken the device's cart already: a tab that hears of
 * it late leaves the one that a visitor has begun since
 */
export function forgetVisitor({ isTold = false } = {}): void {
  const { clear, follow } = useCart.getState();
  useAuth.getState().setUser(null);
  newRideDraft.getState().clear();
  // Without storage in the browser, another tab has taken no cart but its own.
  if (isTold && deviceStorage.isKept()) follow();
  else clear();
  useCheckout.getState().clear();
  forgetAllTypedFields();
  for (const name of tabStorage.names()) {
    if (OWN_KEY.test(name)) tabStorage.removeItem(name);
  }
}
