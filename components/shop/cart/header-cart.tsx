import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/rules/text/locale-code";
import { CartEntry } from "./cart-entry";

export async function HeaderCart(props: {
  locale: Locale;
  /** SEE_CART_ON_HOVER */
  seeOnHover: boolean;
}) {
  const t = await getTranslations("cart");
  return (
    <CartEntry
      {...props}
      words={{
        cart: t("cart"),
        count: t("count", { count: "{count}" }),
        empty: t("empty"),
        subtotal: t("subtotal"),
        open: t("open"),
        review: t("review"),
        order: t("order"),
      }}
    />
  );
}
