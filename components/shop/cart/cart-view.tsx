"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { NotKeptNote } from "@/components/forms/not-kept-note";
import { browserCall } from "@/lib/api/browser-call";
import type { CartProduct } from "@/lib/contract/cart";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { CartLine } from "./cart-line";
import { CartSummary } from "./cart-summary";
import { EmptyCart } from "./empty-cart";
import { sayCartError } from "./say-cart-error";

export function CartView(props: {
  shop: string /** Products for an empty cart. */;
  ideas: ReactNode;
}) {
  const t = useTranslations("cart");
  const locale = useLocale() as Locale;
  const { isKnown, cart, errorCartMessage, errorLine } = useCart();
  const [removed, setRemoved] = useState<CartProduct>();
  const notices = useRef<HTMLDivElement>(null);
  const error = sayCartError(errorCartMessage, { unreachable: t("unreachable"), gone: t("gone") });
  const lines = cart?.products ?? [];
  const isOfLine = lines.some(({ id }) => id === errorLine);

  /** Removes a line. Its button goes with it: the focus goes to the notice of that. */
  function remove(line: CartProduct) {
    setRemoved(line);
    notices.current?.focus();
    void useCart.getState().remove(browserCall(locale), line.id);
  }

  function putBack({ id, quantity }: CartProduct) {
    setRemoved(undefined);
    void useCart.getState().add(browserCall(locale), id, quantity);
  }

  if (!isKnown) {
    return <div className="min-h-96 animate-pulse rounded-card bg-surface noscript:hidden" />;
  }
  return (
    <>
      <div ref={notices} tabIndex={-1} role="status" className="outline-none">
        {removed && !lines.some(({ id }) => id === removed.id) && (
          <p className="mb-6 flex flex-wrap items-center gap-x-4 border-line border-y py-3">
            <span>{t("removed", { name: removed.name })}</span>
            <button
              type="button"
              onClick={() => putBack(removed)}
              className="min-h-11 text-accent underline underline-offset-4"
            >
              {t("putBack")}
            </button>
          </p>
        )}
      </div>
      <p role="alert" className="mb-6 font-medium text-danger empty:hidden">
        {isOfLine ? null : error}
      </p>
      {lines.length > 0 && <NotKeptNote />}
      {!cart || lines.length === 0 ? (
        <EmptyCart shop={props.shop} ideas={props.ideas} />
      ) : (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <ul
            className="self-start divide-y divide-line border-line border-y"
            aria-label={t("lines")}
          >
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                error={line.id === errorLine ? error : null}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
          <CartSummary cart={cart} shop={props.shop} />
        </div>
      )}
    </>
  );
}
