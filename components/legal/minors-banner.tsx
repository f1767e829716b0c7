import { getLocale, getTranslations } from "next-intl/server";
import { isBannerPath } from "@/lib/rules/privacy/minors-banner-path";
import type { SiteParameters } from "@/lib/site/parameters";

/** The model for online sales: its words are the law's (arrêté of 17 October 2016), in French. */
const MODEL = {
  forbidden: "Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans",
  proof: "La preuve de majorité de l’acheteur est exigée au moment de la vente en ligne.",
  articles: "Code de la santé publique, art. L. 3342-1 et L. 3353-3",
};

/**
 * Over the whole width of the home page and of those where one pays, in a shop that sells alcohol
 * (Code de la santé publique, L3342-4). Elsewhere than in French, what it says is told below it. It is set in a
 * font of the device: the site's comes later, needs a line less on a phone, and would move the whole page.
 * @param props.path where one is, without its locale prefix
 */
export async function MinorsBanner(props: { path: string; parameters: SiteParameters }) {
  const { path, parameters } = props;
  if (!parameters.DISPLAY_ALCOHOL_SELLING_MESSAGE || !isBannerPath(path)) return null;
  const [t, locale] = await Promise.all([getTranslations("shop.law"), getLocale()]);
  return (
    <aside
      aria-label={t("minorsLabel")}
      className="w-full border-line border-y bg-white px-5 py-3 text-center font-[Arial,Helvetica,sans-serif] text-[#111] text-small **:text-balance"
    >
      <div lang="fr">
        <p className="font-semibold uppercase">{MODEL.forbidden}</p>
        <p>{MODEL.proof}</p>
        <p className="text-[0.8125rem] uppercase">{MODEL.articles}</p>
      </div>
      {locale !== "fr" && <p className="mt-1.5 italic">{t("minorsMeaning")}</p>}
    </aside>
  );
}
