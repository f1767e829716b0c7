import { getLocale, getTranslations } from "next-intl/server";
import { SiteShell } from "@/components/chrome/site-shell";
import { ButtonLink } from "@/components/ui/button-link";
import type { Locale } from "@/lib/rules/locale-code";

/** The error page of a path that leads nowhere (§2). */
export async function NotFoundScreen() {
  const [t, locale] = await Promise.all([getTranslations("errors"), getLocale()]);
  return (
    <SiteShell locale={locale as Locale}>
      <title>{`${t("notFound")} (404)`}</title>
      <section className="container-page py-24 text-center md:py-36">
        <p aria-hidden="true" className="mb-6 font-title text-accent text-display">
          404
        </p>
        <h1 className="mb-9 text-title">{t("notFound")}</h1>
        <ButtonLink href="/">{t("backHome")}</ButtonLink>
      </section>
    </SiteShell>
  );
}
