"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef } from "react";
import { browserCall } from "@/lib/api/browser-call";
import type { CartProduct } from "@/lib/contract/cart";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";

/**
 * Keeps the prices of shipping in line with the cart, the place and the discount, as long as a
 * parcel is to be sent.
 * @returns a function that asks for them once more, after a failure
 */
export function useShippingPrices(products: readonly Pick<CartProduct, "id" | "quantity">[]) {
  const locale = useLocale() as Locale;
  const { deliveryType, city, country, discount, isCalculating, calculateShipping } = useCheckout(
    (store) => store,
  );
  const isSent = deliveryType === "delivery" && city !== null && products.length > 0;
  const lines = products.map(({ id, quantity }) => [id, quantity]);
  const request = isSent
    ? JSON.stringify([locale, city, country.alphaTwo, discount?.value.code, lines])
    : null;
  const requested = useRef<string | null>(null);
  useEffect(() => {
    if (request === null) requested.current = null;
    // While prices are on their way another request would be ignored: it is made after them.
    if (request === requested.current || isCalculating) return;
    requested.current = request;
    void calculateShipping(browserCall(locale), products);
  }, [request, isCalculating, calculateShipping, locale, products]);
  return () => calculateShipping(browserCall(locale), products);
}
