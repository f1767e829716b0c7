import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";

/** Advice where no script runs: a price needs one, a telephone does not. */
export async function NoScript({ locale }: { locale: Locale }) {
  const [t, { parameters }] = await Promise.all([getTranslations("booking"), bootstrap(locale)]);
  return (
    <noscript>
      <p className="mb-9 max-w-2xl border-danger border-l-2 bg-surface p-6">
        {t("noScript")}{" "}
        <a
          href={`tel:${parameters.COMPANY_PHONE?.replace(/\s/g, "")}`}
          className="whitespace-nowrap text-accent"
        >
          {parameters.COMPANY_PHONE}
        </a>
      </p>
    </noscript>
  );
}
