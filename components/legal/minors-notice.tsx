import { getLocale, getTranslations } from "next-intl/server";

/** Model for online sales: its words are the law's (arrêté of 17 October 2016), in French. */
const MODEL = {
  forbidden: "Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans",
  proof: "La preuve de majorité de l’acheteur est exigée au moment de la vente en ligne.",
  articles: "Code de la santé publique, art. L. 3342-1 et L. 3353-3",
};

/**
 * Notice on minors, whole: a line in a wide window, no more than it needs in a small one. On pages
 * in another language a translation follows. It is set in a font of the device: the site's comes
 * later, needs other lines on a phone, and would move the whole page.
 */
export async function MinorsNotice() {
  const [t, locale] = await Promise.all([getTranslations("shop.law"), getLocale()]);
  return (
    <div className="w-full border-line border-y bg-white px-4 py-1.5 text-center font-[Arial,Helvetica,sans-serif] text-[#111] text-[0.71875rem] leading-snug">
      <p lang="fr" className="text-balance">
        <strong className="font-semibold uppercase">{`${MODEL.forbidden}.`}</strong>{" "}
        <span>{MODEL.proof}</span> <span className="uppercase">{MODEL.articles}</span>
      </p>
      {locale !== "fr" && <p className="italic">{t("minorsMeaning")}</p>}
    </div>
  );
}
