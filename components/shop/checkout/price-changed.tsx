"use client";

import { useLocale, useTranslations } from "next-intl";
import { Notice } from "@/components/forms/notice";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Note that the order has another total by now: nothing was ordered at it. In euros. */
export function PriceChanged({ before, now }: { before: number; now: number }) {
  const t = useTranslations("checkout.changed");
  const { euros } = siteFormat(useLocale() as Locale);
  return (
    <Notice title={t("title")} isBad>
      <p key={`${before} ${now}`}>
        {t.rich("text", {
          before: euros(before),
          now: euros(now),
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
    </Notice>
  );
}
