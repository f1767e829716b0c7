"use client";

import dynamic from "next/dynamic";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { QuantityField, type QuantityWords } from "@/components/shop/cart/quantity-field";
import { type CartErrorWords, sayCartError } from "@/components/shop/cart/say-cart-error";
import type { RestockWords } from "@/components/shop/restock/restock-form";
import { buttonLook } from "@/components/ui/button-look";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { browserCall } from "@/lib/api/browser-call";
import { chosenDeclination, type VariationChoice } from "@/lib/rules/shop/declination-choice";
import { offeredDeclination } from "@/lib/rules/shop/offered-declination";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { DeclinationChoice, DeclinationPrice } from "./declination-choice";
import { OrderSizes } from "./order-sizes";
import type { SoldDeclination } from "./sold-declination";

/** Loaded on demand: most products of a shop are in stock. */
const RestockForm = dynamic(() =>
  import("@/components/shop/restock/restock-form").then((module) => module.RestockForm),
);

interface Words extends QuantityWords, CartErrorWords {
  add: string;
  adding: string;
  /** Text with `{quantity}` and `{name}` in it. */
  added: string;
  open: string;
  /** Title of the cartons. */
  sizes: string;
  soldOut: string;
  vat: string;
}

export function AddToCart(props: {
  locale: Locale;
  choices: VariationChoice[];
  sold: SoldDeclination[];
  words: Words;
  /** Words of the form for a sold out product; null where no mail leaves. */
  restock: RestockWords | null;
}) {
  const { locale, choices, sold, words, restock } = props;
  const isAlive = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const [id, setId] = useState(offeredDeclination(sold)?.id);
  const [typedQuantity, setQuantity] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState("");
  const error = useCart(({ errorLine, errorCartMessage }) =>
    errorLine === id ? sayCartError(errorCartMessage, words) : null,
  );
  const chosen = sold.find((declination) => declination.id === id);
  const quantity = typedQuantity ?? chosen?.sizes[0]?.quantity ?? 1;

  function choose(index: number, value: string) {
    const values = (chosen?.values ?? []).map((other, at) => (at === index ? value : other));
    setId(chosenDeclination(sold, values, index)?.id);
  }

  // Ticked before the page came alive, when nothing heard it.
  const takeWhatIsTicked = useEffectEvent(() => {
    const ticked = new FormData(form.current ?? undefined);
    const values = choices.map(({ values: all }, index) =>
      String(ticked.get(`variation-${index}`) ?? all[0]),
    );
    const changed = values.findIndex((value, index) => value !== chosen?.values[index]);
    if (changed >= 0) setId(chosenDeclination(sold, values, changed)?.id);
  });
  useLayoutEffect(() => takeWhatIsTicked(), []);

  async function add() {
    if (isBusy || !chosen || chosen.isOut) return;
    setIsBusy(true);
    setDone("");
    // Typed and sent by Enter, it is not taken in yet.
    const typed = Number(new FormData(form.current ?? undefined).get("quantity")) || quantity;
    const isIn = await useCart.getState().add(browserCall(locale), chosen.id, typed);
    setIsBusy(false);
    if (!isIn) return;
    setQuantity(undefined);
    setDone(words.added.replace("{quantity}", String(typed)).replace("{name}", chosen.name));
  }

  return (
    <>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {chosen && (
          <>
            <DeclinationChoice
              choices={choices}
              sold={sold}
              chosen={chosen}
              onChoose={choose}
              words={words}
            />
            <DeclinationPrice chosen={chosen} vat={words.vat} />
            {!chosen.isOut && (
              <OrderSizes
                title={words.sizes}
                sizes={chosen.sizes}
                quantity={quantity}
                onChoose={setQuantity}
              />
            )}
          </>
        )}
        <div
          className="mt-4 flex flex-wrap items-start gap-4 noscript:hidden"
          hidden={chosen?.isOut}
        >
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
            className={`${buttonLook("solid")} grow xs:grow-0 xs:min-w-64`}
          >
            {isBusy ? words.adding : words.add}
          </button>
        </div>
        <p role="status" className="mt-4 font-medium text-success empty:hidden">
          {done && (
            <>
              <span>{done}</span>{" "}
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
      {chosen?.isOut && restock && (
        <RestockForm key={chosen.id} locale={locale} idDeclination={chosen.id} words={restock} />
      )}
    </>
  );
}
