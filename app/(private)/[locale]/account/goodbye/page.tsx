import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { ButtonLink } from "@/components/ui/button-link";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { currentMember } from "@/lib/site/member";

export const instant = false;

/** Page after the space is deleted; it needs no login. */
export default async function GoodbyePage() {
  const [t, locale] = await Promise.all([
    getTranslations("account.goodbye"),
    getLocale() as Promise<Locale>,
  ]);
  if (await currentMember(locale)) redirect(localisedPath("/account", locale));
  const hasRides = hasFeature(await bootstrap(locale), "RIDES");
  return (
    <PrivateShell path="/account/goodbye">
      <title>{t("title")}</title>
      <div className="container-page py-16 md:py-24">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-5 max-w-2xl text-lead">{t("text")}</p>
        <p className="mt-4 mb-10 max-w-2xl text-muted">{t(hasRides ? "kept" : "keptOrders")}</p>
        <ButtonLink href="/" look="outline">
          {t("home")}
        </ButtonLink>
      </div>
    </PrivateShell>
  );
}
