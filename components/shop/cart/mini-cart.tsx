"use client";

import { buttonLook } from "@/components/ui/button-look";
import { siteFormat } from "@/lib/i18n/site-format";
import { briefDeclination } from "@/lib/rules/shop/declination-label";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { CartPicture } from "./cart-picture";

export interface MiniCartWords {
  empty: string;
  subtotal: string;
  open: string;
  /** Text for a cart that cannot be ordered as it is. */
  review: string;
  order: string;
}

export function MiniCart({ locale, words }: { locale: Locale; words: MiniCartWords }) {
  const cart = useCart((store) => store.cart);
  const { euros } = siteFormat(locale);
  if (!cart || cart.totalProduct === 0) return <p className="text-muted">{words.empty}</p>;
  const isOrderable =
    !cart.shippingProblem && cart.products.every(({ problem }) => problem === null);
  return (
    <>
      <ul className="-mr-3 max-h-[50vh] space-y-4 overflow-y-auto pr-3">
        {cart.products.map(
          ({ id, name, declinationName, quantity, price, total, image, problem }) => (
            <li key={id} className="grid grid-cols-[3rem_1fr_auto] gap-4">
              <CartPicture image={image} />
              <span className="min-w-0 text-small">
                <span className="block text-heading">{name}</span>
                <span className="block text-muted">{briefDeclination(declinationName)}</span>
                <span className="block text-muted tabular-nums">
                  {`${quantity} × ${euros(price)}`}
                </span>
                {problem && <span className="block font-medium text-danger">{words.review}</span>}
              </span>
              <span translate="no" className="figures text-heading text-small">
                {euros(total)}
              </span>
            </li>
          ),
        )}
      </ul>
      <p className="mt-5 flex justify-between gap-4 border-line border-t pt-4 text-heading">
        <span>{words.subtotal}</span>
        <span translate="no" className="tabular-nums">
          {euros(cart.subtotal)}
        </span>
      </p>
      <div className="mt-5 grid gap-3">
        {isOrderable && (
          <a href={localisedPath("/checkout", locale)} className={buttonLook("solid")}>
            {words.order}
          </a>
        )}
        <a
          href={localisedPath("/cart", locale)}
          className={buttonLook(isOrderable ? "outline" : "solid")}
        >
          {words.open}
        </a>
      </div>
    </>
  );
}
