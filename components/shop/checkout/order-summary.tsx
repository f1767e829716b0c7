"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { SideSummary } from "@/components/ui/side-summary";
import type { Cart } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { CheckoutLines } from "./checkout-lines";
import { OrderTotals } from "./order-totals";
import type { Summary } from "./summary-of";

interface Props {
  cart: Cart;
  summary: Summary;
}

/** Lines of an order and its total, beside the steps: always in sight in a large window. */
export function OrderSummary(props: Props) {
  const t = useTranslations("checkout.summary");
  return (
    <SideSummary id="summary-title" title={t("title")} className="lg:block">
      <Inside {...props} />
    </SideSummary>
  );
}

export function FoldedSummary(props: Props) {
  const t = useTranslations("checkout.summary");
  const { euros } = siteFormat(useLocale() as Locale);
  return (
    <details className="group mb-10 rounded-card bg-surface lg:hidden">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="font-medium text-heading">{t("title")}</span>
        <Icon
          name="chevron"
          className="size-4 text-accent transition-transform group-open:rotate-180"
        />
        <span translate="no" className="figures ml-auto whitespace-nowrap text-heading">
          {euros(props.summary.total)}
        </span>
      </summary>
      <div className="border-line border-t px-5 pb-6">
        <Inside {...props} />
      </div>
    </details>
  );
}

function Inside({ cart, summary }: Props) {
  const t = useTranslations("checkout.summary");
  const locale = useLocale() as Locale;
  return (
    <>
      <CheckoutLines products={cart.products} />
      <div className="border-line border-t pt-4">
        <OrderTotals summary={summary} cart={cart} />
      </div>
      <p className="mt-5 text-small">
        <a
          href={localisedPath("/cart", locale)}
          className="inline-flex min-h-6 text-accent underline underline-offset-4"
        >
          {t("change")}
        </a>
      </p>
    </>
  );
}
