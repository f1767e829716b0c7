import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { RestockView } from "@/components/shop/restock/restock-view";
import { ButtonLink } from "@/components/ui/button-link";
import { ClientWords } from "@/components/ui/client-words";
import { visitorCall } from "@/lib/api/visitor-call";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";
import { pathOfRole } from "@/lib/site/page-of-role";

export const instant = false;

/** Page of the link in a mail about a sold out wine; opening it changes nothing. */
export default async function RestockPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const [t, locale] = await Promise.all([
    getTranslations("restock.link"),
    getLocale() as Promise<Locale>,
  ]);
  const call = await visitorCall(locale);
  const awaited = await found(call("GET /restock/{code}", { params: { code } }));
  const shop = (
    <ButtonLink href={(await pathOfRole("SHOP", locale)) ?? "/"}>{t("shop")}</ButtonLink>
  );
  return (
    <PrivateShell path={`/restock/${encodeURIComponent(code)}`}>
      <title>{t(awaited ? "title" : "unknown")}</title>
      <div className="container-page py-16 md:py-24">
        <div className="max-w-3xl">
          {awaited ? (
            <ClientWords of={["restock"]}>
              <RestockView code={code} email={awaited.email} wine={soldLabel(awaited, locale)}>
                {shop}
              </RestockView>
            </ClientWords>
          ) : (
            <>
              <h1 className="text-title">{t("unknown")}</h1>
              <p className="mt-5 mb-10 text-lead text-muted">{t("unknownText")}</p>
              {shop}
            </>
          )}
        </div>
      </div>
    </PrivateShell>
  );
}
