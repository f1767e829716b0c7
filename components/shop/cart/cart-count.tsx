"use client";

import { Icon } from "@/components/ui/icon";
import { useCart } from "@/stores/cart-store";

/** Words that the mark of the cart needs; `count` has `{count}` in it. */
export interface CartCountWords {
  cart: string;
  count: string;
}

/** Basket with the number of its pieces, and nothing beside it as long as it is empty. */
export function CartCount({ words, className }: { words: CartCountWords; className?: string }) {
  const count = useCart(({ cart }) => cart?.totalProduct ?? 0);
  return (
    <>
      <span className="relative">
        <Icon name="basket" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 left-2.5 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-[0.6875rem] text-on-accent leading-5 tabular-nums"
          >
            {count}
          </span>
        )}
      </span>
      <span className={className}>{words.cart}</span>
      {count > 0 && (
        <span className="sr-only">{words.count.replace("{count}", String(count))}</span>
      )}
    </>
  );
}
