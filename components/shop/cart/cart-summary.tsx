"use client";

import { useLocale, useTranslations } from "next-intl";
import { buttonLook } from "@/components/ui/button-look";
import type { Cart } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { CartDiscount } from "./cart-discount";
import { FreeShippingHint } from "./free-shipping-hint";

/** What a cart comes to before its delivery, what is said of sending it, and the way on. */
export function CartSummary({ cart, shop }: { cart: Cart; shop: string }) {
  const t = useTranslations("cart");
  const locale = useLocale() as Locale;
  const { euros } = siteFormat(locale);
  const { discount } = cart;
  const isWrong = cart.products.some(({ problem }) => problem !== null);
  const row = "flex justify-between gap-6 py-2";
  return (
    <aside aria-label={t("summary")} className="self-start rounded-card bg-surface p-6 md:p-8">
      <dl aria-live="polite" className="tabular-nums">
        <div className={row}>
          <dt>{t("subtotal")}</dt>
          <dd>{euros(cart.subtotal)}</dd>
        </div>
        {discount && discount.subtotal > 0 && (
          <div className={row}>
            <dt>{t("discount", { code: discount.value.code })}</dt>
            <dd>{euros(-discount.subtotal)}</dd>
          </div>
        )}
        <div className={`${row} items-baseline border-line border-t pt-4 text-heading`}>
          <dt className="font-medium">{t("total")}</dt>
          <dd className="whitespace-nowrap font-title text-subtitle">{euros(cart.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-muted text-small">{t("beforeDelivery")}</p>
      <FreeShippingHint cart={cart} />
      {cart.shippingProblem && (
        <p className="mt-4 border-accent border-l-2 pl-4 text-small">
          {cart.shippingProblem} {t("orCollect")}
        </p>
      )}
      <CartDiscount cart={cart} />
      <div className="mt-6 grid gap-3">
        {isWrong ? (
          <p className="font-medium text-danger">{t("putRight")}</p>
        ) : (
          <a href={localisedPath("/checkout", locale)} className={buttonLook("solid")}>
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
