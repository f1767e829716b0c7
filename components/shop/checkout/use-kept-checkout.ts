"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "@/stores/cart-store";
import { useCheckout } from "@/stores/checkout-store";
import type { CheckoutSite } from "./checkout-form";
import { knownAddress } from "./known-address";

/**
 * Brings back an order that was begun in this tab, unless another member has begun it, and begins
 * one with the town of the member's own address.
 * @returns whether it is there
 */
export function useKeptCheckout({ member, addresses, options }: CheckoutSite): boolean {
  const [isKept, setIsKept] = useState(false);
  const discount = useCart((store) => store.cart?.discount ?? null);

  const goOn = useEffectEvent(() => useCheckout.getState().goOnAs(member?.id ?? null));

  const beginAtHome = useEffectEvent(() => {
    const { city, deliveryType, choosePlace } = useCheckout.getState();
    const home = knownAddress(member, addresses, "SHIPPING");
    const country = options.countries.find(({ alphaTwo }) => alphaTwo === home.country);
    if (city || deliveryType !== "delivery" || !home.postalCode || !country) return;
    const { id, alphaTwo } = country;
    choosePlace({
      country: { id, alphaTwo },
      city: { postalCode: home.postalCode, name: home.city },
    });
  });

  useEffect(() => {
    void Promise.resolve(useCheckout.persist.rehydrate()).then(() => {
      goOn();
      beginAtHome();
      setIsKept(true);
    });
  }, []);

  useEffect(() => {
    if (isKept) useCheckout.getState().change({ discount });
  }, [isKept, discount]);

  return isKept;
}
