"use client";

import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { StepButton } from "@/components/ui/step-button";
import { browserCall } from "@/lib/api/browser-call";
import { MOST_OF_A_LINE } from "@/lib/contract/most-of-a-line";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { type CartErrorWords, sayCartError } from "./say-cart-error";

/** Puts a product into the cart from a list; its buttons then change the quantity. */
export function QuickAdd(props: {
  locale: Locale;
  idDeclination: number;
  words: CartErrorWords & {
    add: string;
    label: string;
    fewer: string;
    more: string;
    held: string;
  };
}) {
  const { locale, idDeclination: id, words } = props;
  const [isBusy, setIsBusy] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const quantity = useCart(
    ({ cart }) => cart?.products.find((line) => line.id === id)?.quantity ?? 0,
  );
  const error = useCart(({ errorLine, errorCartMessage }) =>
    errorLine === id ? sayCartError(errorCartMessage, words) : null,
  );
  const isIn = quantity > 0;
  const isFull = quantity >= MOST_OF_A_LINE;

  async function addOne() {
    if (isBusy || isFull) return;
    const { add, setQuantity } = useCart.getState();
    if (isIn) return void setQuantity(browserCall(locale), id, quantity + 1);
    setIsBusy(true);
    await add(browserCall(locale), id, 1);
    setIsBusy(false);
  }

  function takeOne() {
    const { remove, setQuantity } = useCart.getState();
    if (quantity > 1) return void setQuantity(browserCall(locale), id, quantity - 1);
    // The button of one fewer goes with the last piece.
    more.current?.focus();
    void remove(browserCall(locale), id);
  }

  return (
    <div className="relative z-10 mt-3 noscript:hidden">
      <div
        data-card-action=""
        className="flex min-h-12 items-center justify-between rounded-control border border-line-strong"
      >
        {isIn && (
          <>
            <StepButton sign="−" label={words.fewer} isAtLimit={false} onPress={takeOne} />
            <span aria-hidden="true" className="text-heading tabular-nums">
              {quantity}
            </span>
          </>
        )}
        {/* The button stays the same, so that the focus stays where it was. */}
        <button
          ref={more}
          type="button"
          aria-label={isIn ? words.more : words.label}
          aria-disabled={isBusy || isFull}
          onClick={addOne}
          className={`inline-flex min-h-12 touch-manipulation items-center justify-center gap-2.5 text-heading transition-colors hover:text-accent ${isIn ? "w-12 text-subtitle" : "grow px-4 text-small"}`}
        >
          {!isIn && <Icon name="basket" className="size-4" />}
          <span>{isIn ? "+" : words.add}</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {isIn && words.held.replace("{count}", String(quantity))}
      </p>
      <p role="alert" className="mt-1.5 font-medium text-danger text-small empty:hidden">
        {error}
      </p>
    </div>
  );
}
