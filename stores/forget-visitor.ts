import { useAuth } from "./auth-store";
import { useCart } from "./cart-store";
import { useCheckout } from "./checkout-store";
import { forgetMessage } from "./kept-message";
import { newRideDraft } from "./ride-draft";

/** What opens bookings is kept under this, in each tab by itself. */
const BOOKING_KEY = /^booking\./;

/**
 * What a log-out takes from this tab and device (§4): who one is, the ride that one has begun to
 * describe, the cart and the order that one was placing, the message that one was writing, and the keys
 * of bookings that were opened here.
 * @param how.isTold by another tab, which has taken the device's cart already: a tab that hears of it
 *   late leaves the one that a visitor has begun since
 */
export function forgetVisitor({ isTold = false } = {}): void {
  const { clear, follow } = useCart.getState();
  useAuth.getState().setUser(null);
  newRideDraft.getState().clear();
  if (isTold) follow();
  else clear();
  useCheckout.getState().clear();
  forgetMessage();
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (BOOKING_KEY.test(name)) sessionStorage.removeItem(name);
    }
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
