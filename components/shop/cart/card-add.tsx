import { useLocale, useTranslations } from "next-intl";
import type { ProductItem } from "@/lib/contract/product";
import type { Locale } from "@/lib/rules/text/locale-code";
import { QuickAdd } from "./quick-add";

/** What puts a product of a list into the cart; for one that is sold in several ways, its sheet does. */
export function CardAdd({ item }: { item: ProductItem }) {
  const t = useTranslations("cart");
  const locale = useLocale() as Locale;
  const [only, ...others] = item.declinations;
  if (!only || others.length > 0 || only.stock.state === "OUT") return null;
  return (
    <QuickAdd
      locale={locale}
      idDeclination={only.id}
      words={{
        add: t("addShort"),
        label: t("addOne", { name: item.name }),
        held: t("held", { count: "{count}" }),
        unreachable: t("unreachable"),
        gone: t("gone"),
      }}
    />
  );
}
