"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { type CartErrorWords, sayCartError } from "./say-cart-error";

/** Puts one of a product that is sold in one way into the cart, from the list. */
export function QuickAdd(props: {
  locale: Locale;
  idDeclination: number;
  words: CartErrorWords & { add: string; label: string; held: string };
}) {
  const { locale, idDeclination: id, words } = props;
  const [isBusy, setIsBusy] = useState(false);
  const quantityInCart = useCart(
    ({ cart }) => cart?.products.find((line) => line.id === id)?.quantity ?? 0,
  );
  const error = useCart(({ errorLine, errorCartMessage }) =>
    errorLine === id ? sayCartError(errorCartMessage, words) : null,
  );

  async function add() {
    if (isBusy) return;
    setIsBusy(true);
    await useCart.getState().add(browserCall(locale), id, 1);
    setIsBusy(false);
  }

  return (
    <div className="relative z-10 mt-3 noscript:hidden">
      <button
        type="button"
        aria-label={words.label}
        aria-disabled={isBusy}
        onClick={add}
        className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-line-strong px-4 text-heading text-small transition-colors hover:border-accent hover:text-accent"
      >
        <Icon name="basket" className="size-4" />
        {words.add}
        {quantityInCart > 0 && <span className="tabular-nums">({quantityInCart})</span>}
      </button>
      <p role="status" className="sr-only">
        {quantityInCart > 0 && words.held.replace("{count}", String(quantityInCart))}
      </p>
      <p role="alert" className="mt-1.5 font-medium text-danger text-small empty:hidden">
        {error}
      </p>
    </div>
  );
}
