import { getTranslations } from "next-intl/server";
import type { SiteParameters } from "@/lib/site/parameters";

/** Messages that the law requires of a site that sells alcohol, on every page, above its footer. */
export async function LawMessages({ parameters }: { parameters: SiteParameters }) {
  const { DISPLAY_ALCOHOL_SELLING_MESSAGE: sells, DISPLAY_ETHYLOTEST_MESSAGE: breathalyser } =
    parameters;
  if (!sells && !breathalyser) return null;
  const t = await getTranslations("shop.law");
  return (
    <aside
      aria-label={t("label")}
      className="mt-auto border-line border-t bg-(--footer-background) text-(--footer-color) text-small [&+footer]:mt-0"
    >
      <div className="container-page space-y-1.5 py-7">
        {sells && (
          <>
            <p className="font-medium">{t("health")}</p>
            <p>{t("minors")}</p>
          </>
        )}
        {breathalyser && <p>{t("breathalyser")}</p>}
      </div>
    </aside>
  );
}
