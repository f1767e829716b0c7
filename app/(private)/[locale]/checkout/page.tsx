import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { CheckoutView } from "@/components/shop/checkout/checkout-view";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { phoneText } from "@/lib/rules/text/phone-text";
import { bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { currentMember } from "@/lib/site/member";
import { pathOfRole } from "@/lib/site/page-of-role";

export const instant = false;

export default async function CheckoutPage() {
  const [t, locale] = await Promise.all([
    getTranslations("checkout"),
    getLocale() as Promise<Locale>,
  ]);
  // It waits for the visitor: a call at build, without a provider, would keep the page without a
  // shop.
  const call = await visitorCall(locale);
  const site = await bootstrap(locale);
  if (!hasFeature(site, "SHOP")) notFound();
  const [member, countries, options, shopPath] = await Promise.all([
    currentMember(locale),
    call("GET /countries"),
    call("GET /shipping/options"),
    pathOfRole("SHOP", locale),
  ]);
  const { addresses } = member ? await call("GET /user/address") : { addresses: [] };
  const next = new URLSearchParams({ next: localisedPath("/checkout", locale) });
  return (
    <PrivateShell path="/checkout" isCalm>
      <title>{t("title")}</title>
      {/* As high as the window, full or empty: nothing below it moves once the cart is known. */}
      <div className="container-page min-h-svh pt-8 pb-20 md:pt-14 md:pb-28">
        <header className="mb-9 md:mb-12">
          <h1 className="text-title">{t("title")}</h1>
          {!member && (
            <p className="mt-3 text-muted">
              {t.rich("member", {
                link: (text) => (
                  <a
                    href={localisedPath(`/auth?${next}`, locale)}
                    className="text-accent underline underline-offset-4"
                  >
                    {text}
                  </a>
                ),
              })}
            </p>
          )}
        </header>
        <noscript>
          <p className="mb-9 max-w-2xl border-danger border-l-2 bg-surface p-6">{t("noScript")}</p>
        </noscript>
        <ClientWords of={["checkout", "delivery"]}>
          <CheckoutView
            member={member && { ...member, phone: phoneText(member.phone) }}
            addresses={addresses}
            countries={countries}
            options={options}
            methods={options.paymentMethods}
            shopPath={shopPath ?? "/"}
          />
        </ClientWords>
      </div>
    </PrivateShell>
  );
}
