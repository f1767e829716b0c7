"use client";

import { useLocale, useTranslations } from "next-intl";
import { PriorPriceNote } from "@/components/shop/price/crossed-price";
import { reductionWords } from "@/components/shop/price/reduction-words";
import { SmallPicture } from "@/components/ui/small-picture";
import type { CartProduct } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import { briefDeclination } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

export function CheckoutLines({ products }: { products: readonly CartProduct[] }) {
  const t = useTranslations("checkout.summary");
  const locale = useLocale() as Locale;
  const { euros } = siteFormat(locale);
  return (
    <ul className="divide-y divide-line">
      {products.map((line) => (
        <li key={line.id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-4 py-4">
          <div className="aspect-3/4 overflow-hidden rounded-card bg-raised">
            {line.image && (
              <SmallPicture
                picture={line.image}
                widths={[48, 96, 128]}
                sizes="3rem"
                className="size-full object-cover"
              />
            )}
          </div>
          <div className="min-w-0">
            <p className="text-heading leading-snug">{line.name}</p>
            <p className="mt-0.5 text-muted text-small">{briefDeclination(line.declinationName)}</p>
            <p className="mt-0.5 text-muted text-small tabular-nums">
              {t("quantity", { quantity: line.quantity, price: euros(line.price) })}
            </p>
            <PriorPriceNote
              reduction={reductionWords(line.reduction, locale, (price) => t("prior", { price }))}
            />
            {line.problem && (
              <p className="mt-1 font-medium text-danger text-small">
                {t(`problem.${line.problem}`)}
              </p>
            )}
          </div>
          <p translate="no" className="figures whitespace-nowrap text-heading">
            {euros(line.total)}
          </p>
        </li>
      ))}
    </ul>
  );
}
