"use client";

import { type ComponentType, type PointerEvent, useId, useRef, useState } from "react";
import { useIsAlive } from "@/components/ui/use-is-alive";
import type { Locale } from "@/lib/rules/text/locale-code";
import { localisedPath } from "@/lib/rules/text/locale-code";
import { CartCount, type CartCountWords } from "./cart-count";
import type { MiniCartWords } from "./mini-cart";

/** Time that a mouse may be elsewhere on its way to the opened cart, in milliseconds. */
const PATIENCE = 300;

interface MiniCartProps {
  locale: Locale;
  words: MiniCartWords;
}

/**
 * Cart in the header: its button opens its content, and with SEE_CART_ON_HOVER so does a mouse that
 * comes near. Until the page is alive it is a link to the cart's own page.
 */
export function CartEntry(props: {
  locale: Locale;
  seeOnHover: boolean;
  words: CartCountWords & MiniCartWords;
}) {
  const { locale, seeOnHover, words } = props;
  const id = useId();
  const isAlive = useIsAlive();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isPointedAt = useRef(false);
  const [MiniCart, setMiniCart] = useState<ComponentType<MiniCartProps>>();

  function prepare() {
    void import("./mini-cart").then((loaded) => setMiniCart(() => loaded.MiniCart));
    const at = button.current?.getBoundingClientRect();
    if (!at || !panel.current) return;
    const { clientWidth } = document.documentElement;
    panel.current.style.top = `${at.bottom + window.scrollY + 8}px`;
    panel.current.style.right = `${Math.max(16, clientWidth - at.right)}px`;
  }

  const point = (isAt: boolean) => (event: PointerEvent) => {
    if (!seeOnHover || event.pointerType !== "mouse") return;
    isPointedAt.current = isAt;
    if (isAt) return panel.current?.showPopover();
    setTimeout(() => {
      const hasFocus = panel.current?.contains(document.activeElement);
      if (!isPointedAt.current && !hasFocus) panel.current?.hidePopover();
    }, PATIENCE);
  };

  const look = "relative inline-flex min-h-11 items-center gap-5 py-3 hover:text-accent";
  if (!isAlive) {
    return (
      <a href={localisedPath("/cart", locale)} className={look}>
        <CartCount words={words} />
      </a>
    );
  }
  return (
    <div onPointerEnter={point(true)} onPointerLeave={point(false)}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        // A mouse that comes to press it has opened it by then.
        onClick={(event) => {
          if (event.detail > 0 && isPointedAt.current) event.preventDefault();
        }}
        className={look}
      >
        <CartCount words={words} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.cart}
        onBeforeToggle={({ newState }) => newState === "open" && prepare()}
        className="absolute inset-auto m-0 min-h-32 w-96 max-w-[calc(100vw-2rem)] border border-line bg-background p-6 text-body text-ink shadow-2xl shadow-black/30"
      >
        {MiniCart && <MiniCart locale={locale} words={words} />}
      </div>
    </div>
  );
}
