import { getLocale, getTranslations } from "next-intl/server";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Link for a visitor who remembers the password after all. */
export async function BackToLogin() {
  const [t, locale] = await Promise.all([getTranslations("auth"), getLocale() as Promise<Locale>]);
  return (
    <p className="mt-10">
      <a
        href={localisedPath("/auth", locale)}
        className="inline-block min-h-6 text-accent underline underline-offset-4"
      >
        {t("backToLogin")}
      </a>
    </p>
  );
}
