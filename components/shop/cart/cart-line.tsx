"use client";

import { useLocale, useTranslations } from "next-intl";
import { CrossedPrice, PriorPriceNote } from "@/components/shop/price/crossed-price";
import { reductionWords } from "@/components/shop/price/reduction-words";
import { browserCall } from "@/lib/api/browser-call";
import type { CartProduct } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import { briefDeclination } from "@/lib/rules/shop/declination-label";
import { productPath } from "@/lib/rules/shop/product-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useCart } from "@/stores/cart-store";
import { CartPicture } from "./cart-picture";
import { QuantityField } from "./quantity-field";

export function CartLine(props: { line: CartProduct; error: string | null; onRemove: () => void }) {
  const { line, error } = props;
  // A cart that the device has kept may be from before `left` and `reduction` were told.
  const { id, name, declinationName, quantity, price, pricePerLitre, total, left = null } = line;
  const t = useTranslations("cart");
  const locale = useLocale() as Locale;
  const { euros } = siteFormat(locale);
  const reduction = reductionWords(line.reduction, locale, (prior) => t("prior", { price: prior }));
  const problem =
    line.problem === "NOT_ENOUGH_LEFT" && left !== null
      ? t("problem.ONLY_SO_MANY", { count: left })
      : line.problem && t(`problem.${line.problem}`);
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-5 gap-y-4 py-6 xs:grid-cols-[6rem_1fr_auto]">
      <CartPicture image={line.image} />
      <div className="min-w-0">
        <h2 className="text-subtitle">
          {line.problem === "NO_LONGER_SOLD" ? (
            name
          ) : (
            <a
              href={localisedPath(productPath({ id: line.idProduct, slug: line.slug }), locale)}
              className="hover:text-accent"
            >
              {name}
            </a>
          )}
        </h2>
        {declinationName && (
          <p className="mt-1 text-muted text-small">{briefDeclination(declinationName)}</p>
        )}
        <p className="mt-1 text-muted text-small tabular-nums">
          <span>{t("each", { price: euros(price) })}</span>
          {pricePerLitre !== null && (
            <span>{` · ${t("perLitre", { price: euros(pricePerLitre) })}`}</span>
          )}
        </p>
        {reduction && (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
            <CrossedPrice reduction={reduction} />
            <PriorPriceNote reduction={reduction} />
          </p>
        )}
        {problem && <p className="mt-2 font-medium text-danger text-small">{problem}</p>}
      </div>
      <p className="figures col-start-2 text-heading text-subtitle xs:col-start-3 xs:row-start-1 xs:text-right">
        <span className="sr-only">{t("lineTotal")} </span>
        <span translate="no">{euros(total)}</span>
      </p>
      <div className="col-span-full flex flex-wrap items-start justify-between gap-x-6 gap-y-2 xs:col-start-2">
        <QuantityField
          id={`line-${id}`}
          value={quantity}
          onChange={(wanted) =>
            void useCart.getState().setQuantity(browserCall(locale), id, wanted)
          }
          words={{ quantity: t("quantity"), fewer: t("fewer"), more: t("more") }}
          of={name}
          error={error}
        />
        <button
          type="button"
          aria-label={t("removeOne", { name })}
          onClick={props.onRemove}
          className="min-h-12 text-muted text-small underline underline-offset-4 hover:text-accent"
        >
          {t("remove")}
        </button>
      </div>
    </li>
  );
}
