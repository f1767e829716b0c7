import { useLocale, useTranslations } from "next-intl";
import { buttonLook } from "@/components/ui/button-look";
import { PageLink } from "@/components/ui/page-link";
import type { ProductItem } from "@/lib/contract/product";
import { offeredDeclination } from "@/lib/rules/shop/offered-declination";
import { productPath } from "@/lib/rules/shop/product-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { QuickAdd } from "./quick-add";

/** Button of a list that puts a product into the cart, in the declination that is offered first. */
export function CardAdd({ item }: { item: ProductItem }) {
  const t = useTranslations("cart");
  const locale = useLocale() as Locale;
  const offered = offeredDeclination(item.declinations);
  if (!offered) return null;
  if (offered.stock.state === "OUT") {
    return (
      <PageLink
        href={localisedPath(productPath(item), locale)}
        data-card-action=""
        className={`relative z-10 mt-3 ${buttonLook("outline")}`}
      >
        <span aria-hidden="true">{t("tellMe")}</span>
        <span className="sr-only">{t("tellMeOf", { name: item.name })}</span>
      </PageLink>
    );
  }
  return (
    <QuickAdd
      locale={locale}
      idDeclination={offered.id}
      words={{
        add: t("addShort"),
        label: t("addOne", { name: item.name }),
        fewer: `${t("fewer")} – ${item.name}`,
        more: `${t("more")} – ${item.name}`,
        held: t("held", { count: "{count}" }),
        unreachable: t("unreachable"),
        gone: t("gone"),
      }}
    />
  );
}
