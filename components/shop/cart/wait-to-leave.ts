import { isPrivatePath } from "@/lib/rules/site/private-path";
import { useCart } from "@/stores/cart-store";

/** Longest wait, in milliseconds. */
const PATIENCE = 5000;

/**
 * Follows a link to another document once the cart's changes are answered: leaving breaks off the
 * calls of a page, and with the call of a first product, the cart itself would be lost.
 */
export function waitToLeave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || link.target || useCart.getState().pending.length === 0) return;
  // Between public pages the visitor stays within the document.
  const leaves = isPrivatePath(location.pathname) || isPrivatePath(link.pathname);
  if (!leaves || link.origin !== location.origin || link.hash) return;
  event.preventDefault();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([useCart.getState().settle(), patience]).then(() => location.assign(link.href));
}
