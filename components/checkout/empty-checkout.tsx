"use client";

import { useLocale, useTranslations } from "next-intl";
import { EmptyState } from "@/components/account/empty-state";
import { buttonLook } from "@/components/ui/button-link";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";

/** Where there is nothing to order, the way to where there is. */
export function EmptyCheckout({ shopPath }: { shopPath: string }) {
  const t = useTranslations("checkout.empty");
  const locale = useLocale() as Locale;
  return (
    <EmptyState title={t("title")} text={t("text")}>
      <a href={localisedPath(shopPath, locale)} className={buttonLook("solid")}>
        {t("toShop")}
      </a>
    </EmptyState>
  );
}
