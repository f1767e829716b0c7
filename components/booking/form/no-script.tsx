import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";

/** What to do where no script runs: a price needs one, a telephone does not. */
export async function NoScript({ locale }: { locale: Locale }) {
  const [t, { parameters }] = await Promise.all([getTranslations("booking"), bootstrap(locale)]);
  return (
    <noscript>
      <p className="p-6 md:p-10">
        {t("noScript")}{" "}
        <a href={`tel:${parameters.COMPANY_PHONE?.replace(/\s/g, "")}`} className="text-accent">
          {parameters.COMPANY_PHONE}
        </a>
      </p>
    </noscript>
  );
}
