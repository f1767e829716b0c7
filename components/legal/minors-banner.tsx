import { getTranslations } from "next-intl/server";
import { isBannerPath } from "@/lib/rules/privacy/minors-banner-path";
import type { SiteParameters } from "@/lib/site/parameters";
import { MinorsNotice } from "./minors-notice";

/**
 * Banner over the whole width of the home page and of the pages of payment, in a shop that sells
 * alcohol (Code de la santé publique, L3342-4).
 * @param props.path path of the page, without its locale prefix
 */
export async function MinorsBanner(props: { path: string; parameters: SiteParameters }) {
  const { path, parameters } = props;
  if (!parameters.DISPLAY_ALCOHOL_SELLING_MESSAGE || !isBannerPath(path)) return null;
  const t = await getTranslations("shop.law");
  return (
    <aside aria-label={t("minorsLabel")}>
      <MinorsNotice />
    </aside>
  );
}
