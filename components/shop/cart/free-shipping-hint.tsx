"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Cart } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Note that the delivery is free, or the sum missing until then; nothing where it never is. */
export function FreeShippingHint({ cart }: { cart: Pick<Cart, "freeShipping" | "discount"> }) {
  const t = useTranslations("cart.free");
  const { euros } = siteFormat(useLocale() as Locale);
  const { freeShipping: free, discount } = cart;
  if (free?.isReached || discount?.isFreeShipping) {
    return <p className="mt-4 font-medium text-success text-small">{t("reached")}</p>;
  }
  if (!free) return null;
  const { missing, missingBottles } = free;
  const amount = missing === null ? "" : euros(missing);
  const bottles = missingBottles ?? 0;
  const kind =
    missing === null ? "missingBottles" : missingBottles === null ? "missing" : "missingEither";
  return <p className="mt-4 text-small">{t(kind, { amount, bottles })}</p>;
}
