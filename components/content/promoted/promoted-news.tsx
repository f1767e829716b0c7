import { getTranslations } from "next-intl/server";
import { RichText } from "@/components/content/html/rich-text";
import { ModalContainer } from "@/components/layout/modal-container";
import { ButtonLink } from "@/components/ui/button-link";
import type { Bootstrap } from "@/lib/site/bootstrap";

/** Promoted news in a modal, when the site wants it shown (SHOW_PROMOTE_MESSAGE). */
export async function PromotedNews({ site }: { site: Bootstrap }) {
  const { promotedNews: news, parameters } = site;
  if (!news || !parameters.SHOW_PROMOTE_MESSAGE) return null;
  const t = await getTranslations("chrome");
  // The news has its own page, on a site with one for news.
  const way = news.path ?? news.url;
  return (
    <ModalContainer id={`news-${news.id}`} title={news.title} close={t("close")}>
      <p className="kicker mb-4">{t("news")}</p>
      <h2 className="mb-4 text-title">{news.title}</h2>
      <RichText html={news.content} />
      {way && (
        <p className="mt-7">
          <ButtonLink href={way}>{t("readMore")}</ButtonLink>
        </p>
      )}
    </ModalContainer>
  );
}
