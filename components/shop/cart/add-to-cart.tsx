"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { browserCall } from "@/lib/api/browser-call";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { QuantityField, type QuantityWords } from "./quantity-field";
import { type CartErrorWords, sayCartError } from "./say-cart-error";

interface Words extends QuantityWords, CartErrorWords {
  add: string;
  adding: string;
  /** With `{quantity}` and `{name}` in it. */
  added: string;
  open: string;
  soldOut: string;
}

/** Chooses one of the ways in which a product is sold, and how many, and puts them into the cart. */
export function AddToCart(props: {
  locale: Locale;
  /** The ways, in the order of the radio buttons in `children`, which name them `declination`. */
  sold: { id: number; name: string; isOut: boolean }[];
  words: Words;
  children: ReactNode;
}) {
  const { locale, sold, words } = props;
  const isAlive = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const [id, setId] = useState((sold.find(({ isOut }) => !isOut) ?? sold[0])?.id);
  const [quantity, setQuantity] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState("");
  const error = useCart(({ errorLine, errorCartMessage }) =>
    errorLine === id ? sayCartError(errorCartMessage, words) : null,
  );
  const chosen = sold.find((declination) => declination.id === id);

  // Ticked before the page came alive, when nothing heard it.
  useEffect(() => {
    const ticked = new FormData(form.current ?? undefined).get("declination");
    if (ticked) setId(Number(ticked));
  }, []);

  async function add() {
    if (isBusy || !chosen || chosen.isOut) return;
    setIsBusy(true);
    setDone("");
    // Typed and sent by Enter, it is not taken in yet.
    const typed = Number(new FormData(form.current ?? undefined).get("quantity")) || quantity;
    const isIn = await useCart.getState().add(browserCall(locale), chosen.id, typed);
    setIsBusy(false);
    if (!isIn) return;
    setQuantity(1);
    setDone(words.added.replace("{quantity}", String(typed)).replace("{name}", chosen.name));
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onChange={({ target }) => {
        const { name, value } = target as HTMLFormElement & HTMLInputElement;
        if (name === "declination") setId(Number(value));
      }}
    >
      {props.children}
      <div className="mt-6 flex flex-wrap items-start gap-4 noscript:hidden">
        <QuantityField
          id="add-quantity"
          value={quantity}
          onChange={setQuantity}
          words={words}
          error={error}
        />
        <button
          type="submit"
          disabled={!isAlive || chosen?.isOut}
          aria-disabled={isBusy}
          className={`${buttonLook("solid")} grow disabled:border-line disabled:bg-surface disabled:text-muted xs:grow-0 xs:min-w-64`}
        >
          {chosen?.isOut ? words.soldOut : isBusy ? words.adding : words.add}
        </button>
      </div>
      <p role="status" className="mt-4 font-medium text-success empty:hidden">
        {done && (
          <>
            {done}{" "}
            <a
              href={localisedPath("/cart", locale)}
              className="inline-block min-h-6 text-accent underline underline-offset-4"
            >
              {words.open}
            </a>
          </>
        )}
      </p>
    </form>
  );
}
