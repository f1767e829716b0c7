"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { useNextStep } from "@/components/ui/use-next-step";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Note in the place of the lines; what leads on stands in the bar of small windows. */
export function EmptyCart({ shop, ideas }: { shop: string; ideas: ReactNode }) {
  const t = useTranslations("cart");
  const locale = useLocale() as Locale;
  const way = useRef<HTMLAnchorElement>(null);
  useNextStep({ label: t("toShop"), detail: null, go: () => way.current?.click() });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-line border-y py-7">
        <div className="max-w-xl">
          <p className="font-title text-heading text-subtitle">{t("empty")}</p>
          <p className="mt-2 text-muted">{t("emptyText")}</p>
        </div>
        <p className="hidden bar:flex">
          <a ref={way} href={localisedPath(shop, locale)} className={buttonLook("solid")}>
            {t("toShop")}
          </a>
        </p>
      </div>
      {ideas}
    </>
  );
}
