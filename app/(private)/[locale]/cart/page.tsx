import { notFound } from "next/navigation";
import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { CartView } from "@/components/shop/cart/cart-view";
import { CartIdeas } from "@/components/shop/catalogue/cart-ideas";
import { ClientWords } from "@/components/ui/client-words";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { pathOfRole } from "@/lib/site/page-of-role";

export const instant = false;

/**
 * The cart; only the browser knows its content. It is a private page like the checkout, which comes
 * next: `next build` would make a public page without a part that varies.
 */
export default async function CartPage() {
  // Begun at build, where there is no provider, the site would be one that sells nothing.
  await connection();
  const locale = (await getLocale()) as Locale;
  const [t, site, shopPath] = await Promise.all([
    getTranslations("cart"),
    bootstrap(locale),
    pathOfRole("SHOP", locale),
  ]);
  if (!hasFeature(site, "SHOP")) notFound();
  return (
    <PrivateShell path="/cart">
      <title>{t("title")}</title>
      {/* As high as the window, full or empty: nothing below it moves once the cart is known. */}
      <div data-next-step className="container-page min-h-svh py-12 md:py-20">
        <h1 className="mb-8 text-title">{t("title")}</h1>
        <ClientWords of={["cart"]}>
          <CartView shop={shopPath ?? "/"} ideas={<CartIdeas locale={locale} />} />
        </ClientWords>
        <noscript>
          <p>{t("noScript")}</p>
        </noscript>
      </div>
    </PrivateShell>
  );
}
