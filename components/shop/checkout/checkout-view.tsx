"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Notice } from "@/components/forms/notice";
import { buttonLook } from "@/components/ui/button-look";
import { browserCall } from "@/lib/api/browser-call";
import type { NewOrder } from "@/lib/contract/order";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { useCheckout } from "@/stores/checkout-store";
import { CheckoutForm, type CheckoutSite } from "./checkout-form";
import { EmptyCheckout } from "./empty-checkout";
import { useKeptCheckout } from "./use-kept-checkout";

export function CheckoutView(props: CheckoutSite & { shopPath: string }) {
  const { shopPath, ...site } = props;
  const t = useTranslations("checkout");
  const locale = useLocale() as Locale;
  const isKept = useKeptCheckout(site);
  const { isKnown, cart } = useCart();
  const [placed, setPlaced] = useState<{ order: NewOrder; next: string }>();

  useEffect(() => void useCart.getState().start(browserCall(locale), locale), [locale]);

  async function refresh() {
    const call = browserCall(locale);
    await useCart.getState().refresh(call);
    const products = useCart.getState().cart?.products ?? [];
    const { deliveryType, calculateShipping } = useCheckout.getState();
    if (deliveryType === "delivery" && products.length > 0) await calculateShipping(call, products);
  }

  /** Deletes the cart and the drafts, as the order is stored. */
  function onPlaced(order: NewOrder, next: string) {
    setPlaced({ order, next });
    useCart.getState().clear();
    useCheckout.getState().clear();
  }

  if (placed) {
    const { order, next } = placed;
    const toPay = order.payUrl ? "toPay" : "toTransfer";
    return (
      <Notice title={t("placed.title", { reference: order.reference })}>
        <p>{t(`placed.${order.dueNow > 0 ? toPay : "nothingDue"}`)}</p>
        <p>
          <a href={next} className={buttonLook("solid")}>
            {t(order.payUrl ? "placed.pay" : "placed.see")}
          </a>
        </p>
      </Notice>
    );
  }
  if (!isKnown || !isKept) return <CheckoutWait label={t("loading")} />;
  const placing = { refresh, onPlaced };
  if (!cart || cart.products.length === 0)
    return <EmptyCheckout {...placing} shopPath={shopPath} />;
  return <CheckoutForm {...site} {...placing} cart={cart} />;
}

function CheckoutWait({ label }: { label: string }) {
  const bar = "animate-pulse rounded-card bg-surface motion-reduce:animate-none";
  return (
    <div
      role="status"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] noscript:hidden"
    >
      <span className="sr-only">{label}</span>
      <div className="space-y-5">
        <div className={`${bar} h-8 w-48`} />
        <div className={`${bar} h-32`} />
        <div className={`${bar} h-56`} />
      </div>
      <div className={`${bar} hidden h-96 lg:block`} />
    </div>
  );
}
