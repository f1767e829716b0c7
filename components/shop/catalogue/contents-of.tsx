import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/ui/site-link";
import type { Product } from "@/lib/contract/product";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import { productPath } from "@/lib/rules/shop/product-path";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Articles in a box; of several boxes each has its name above them. */
export async function ContentsOf({ product, locale }: { product: Product; locale: Locale }) {
  const { contents = {}, declinations } = product;
  const boxes = declinations.flatMap(({ id, name }) => {
    const articles = contents[id];
    return articles ? [{ id, name: declinationLabel(name, locale), articles }] : [];
  });
  if (boxes.length === 0) return null;
  const t = await getTranslations("shop.sheet");
  return (
    <div className="mb-10">
      <h2 className="mb-4 text-subtitle">{t("contents")}</h2>
      {boxes.map(({ id, name, articles }) => (
        <div key={id} className="mb-4">
          {boxes.length > 1 && name && <h3 className="mb-1 text-muted">{name}</h3>}
          <ul>
            {articles.map((article) => (
              <li
                key={article.idDeclination}
                className="flex items-baseline gap-3 border-line border-b py-2.5"
              >
                <span
                  translate="no"
                  className="figures text-accent"
                >{`${article.quantity} ×`}</span>
                {article.slug === undefined ? (
                  <span>{article.name}</span>
                ) : (
                  <SiteLink
                    href={productPath({ id: article.idProduct, slug: article.slug })}
                    className="inline-block min-h-6 text-heading underline decoration-line-strong underline-offset-4 hover:text-accent"
                  >
                    {article.name}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
