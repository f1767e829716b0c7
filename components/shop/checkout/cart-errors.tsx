"use client";

import { useLocale, useTranslations } from "next-intl";
import { Notice } from "@/components/forms/notice";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { OrderErrors } from "./sort-order-errors";

/** Faults that keep the cart from being ordered, each with a link to its correction. */
export function CartErrors({ errors }: { errors: OrderErrors }) {
  const { cart, discount } = errors;
  const t = useTranslations("checkout.refused");
  const locale = useLocale() as Locale;
  if (cart.length === 0 && discount === null) return null;
  const link = (anchor: string, text: string) => (
    <a
      href={localisedPath(`/cart${anchor}`, locale)}
      className="inline-flex min-h-6 text-accent underline underline-offset-4"
    >
      {text}
    </a>
  );
  return (
    <Notice title={t("title")} isBad>
      <ul className="space-y-3">
        {cart.map(({ idLine, name, text }) => (
          <li key={`${idLine} ${text}`}>
            {name && <strong>{`${name} : `}</strong>}
            <span>{text}</span> {link(idLine === null ? "" : `#line-${idLine}`, t("toCart"))}
          </li>
        ))}
        {discount !== null && (
          <li>
            <span>{discount}</span> {link("#discount", t("toCode"))}
          </li>
        )}
      </ul>
    </Notice>
  );
}
