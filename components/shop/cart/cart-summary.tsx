"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { RollingAmount } from "@/components/ui/rolling-amount";
import { useIsInView } from "@/components/ui/use-is-in-view";
import { useNextStep } from "@/components/ui/use-next-step";
import type { Cart } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { CartDiscount } from "./cart-discount";
import { FreeShippingHint } from "./free-shipping-hint";

export function CartSummary({ cart, shop }: { cart: Cart; shop: string }) {
  const t = useTranslations("cart");
  const locale = useLocale() as Locale;
  const { euros } = siteFormat(locale);
  const { discount } = cart;
  const checkout = localisedPath("/checkout", locale);
  const order = useRef<HTMLAnchorElement>(null);
  const { ref, isInView } = useIsInView<HTMLDivElement>();
  const isWrong = cart.products.some(({ problem }) => problem !== null);
  const isOrderable = !isWrong && !cart.shippingProblem;
  useNextStep(
    cart.products.length === 0
      ? null
      : {
          label: t(isOrderable && !isInView ? "order" : "total"),
          detail: euros(cart.total),
          go: isOrderable && !isInView ? () => order.current?.click() : null,
        },
  );
  const row = "flex justify-between gap-6 py-2";
  return (
    <aside aria-label={t("summary")} className="self-start rounded-card bg-surface p-6 md:p-8">
      <dl aria-live="polite" className="tabular-nums">
        <div className={row}>
          <dt>{t("subtotal")}</dt>
          <dd translate="no">{euros(cart.subtotal)}</dd>
        </div>
        {discount && discount.subtotal > 0 && (
          <div className={row}>
            <dt>{t("discount", { code: discount.value.code })}</dt>
            <dd translate="no">{euros(-discount.subtotal)}</dd>
          </div>
        )}
        <div className={`${row} items-baseline border-line border-t pt-4 text-heading`}>
          <dt className="font-medium">{t("total")}</dt>
          <dd translate="no" className="figures whitespace-nowrap text-subtitle">
            <RollingAmount text={euros(cart.total)} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-muted text-small">{t("beforeDelivery")}</p>
      <FreeShippingHint cart={cart} />
      <CartDiscount cart={cart} />
      <div ref={ref} className="mt-6 grid gap-3">
        {isWrong ? (
          <p className="font-medium text-danger">{t("putRight")}</p>
        ) : cart.shippingProblem ? (
          <>
            <p id="not-sent" className="border-accent border-l-2 pl-4 text-small">
              {cart.shippingProblem}
            </p>
            <button
              type="button"
              aria-disabled="true"
              aria-describedby="not-sent"
              className="min-h-12 cursor-not-allowed rounded-control border border-line bg-raised px-7 py-3 font-menu text-muted text-small tracking-wide"
            >
              {t("order")}
            </button>
            <a href={checkout} className={buttonLook("outline")}>
              {t("orderToCollect")}
            </a>
          </>
        ) : (
          <a ref={order} href={checkout} className={buttonLook("solid")}>
            {t("order")}
          </a>
        )}
        <a href={localisedPath(shop, locale)} className={buttonLook("outline")}>
          {t("goOn")}
        </a>
      </div>
    </aside>
  );
}
