import { notFound } from "next/navigation";
import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { CartView } from "@/components/shop/cart/cart-view";
import { ClientWords } from "@/components/ui/client-words";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { pathOfRole } from "@/lib/site/page-of-role";

export const instant = false;

/**
 * The cart; what is in it, only the browser knows. It is a private page like the checkout, to which
 * one goes on from here: a public one without a part that varies would be made by `next build`.
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
      {/* As high as the window whatever is in it: nothing below it moves once that is known. */}
      <div data-next-step className="container-page min-h-svh py-12 md:py-20">
        <h1 className="mb-8 text-title">{t("title")}</h1>
        <ClientWords of={["cart"]}>
          <CartView shop={shopPath ?? "/"} />
        </ClientWords>
        <noscript>
          <p>{t("noScript")}</p>
        </noscript>
      </div>
    </PrivateShell>
  );
}
