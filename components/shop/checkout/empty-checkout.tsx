"use client";

import { useLocale, useTranslations } from "next-intl";
import { buttonLook } from "@/components/ui/button-look";
import { EmptyState } from "@/components/ui/empty-state";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import { UnansweredOrder, UnansweredRefused } from "./unanswered-order";
import { type OrderPlacing, usePlaceOrder } from "./use-place-order";

/** Page for an empty cart; an order that emptied it and has no answer yet comes first. */
export function EmptyCheckout({ shopPath, ...ask }: OrderPlacing & { shopPath: string }) {
  const t = useTranslations("checkout.empty");
  const locale = useLocale() as Locale;
  const attempt = useCheckout((store) => store.attempt);
  const placing = usePlaceOrder(ask);
  if (attempt) return <UnansweredOrder attempt={attempt} placing={placing} />;
  return (
    <div className="space-y-8">
      <UnansweredRefused placing={placing} />
      <EmptyState title={t("title")} text={t("text")}>
        <a href={localisedPath(shopPath, locale)} className={buttonLook("solid")}>
          {t("toShop")}
        </a>
      </EmptyState>
    </div>
  );
}
