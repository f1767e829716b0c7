import { getTranslations } from "next-intl/server";
import { RichText } from "@/components/content/html/rich-text";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { Product } from "@/lib/contract/product";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { aroundProduct } from "@/lib/site/catalogue";
import { AwardsOf } from "./awards-of";
import { ContentsOf } from "./contents-of";
import { MealsOf } from "./meals-of";
import { ProductCard } from "./product-card";
import { ProductFacts } from "./product-facts";
import { ProductLabel } from "./product-label";
import { ProductPictures } from "./product-pictures";
import { SheetOrder } from "./sheet-order";

export async function ProductSheet(props: { product: Product; site: Bootstrap; locale: Locale }) {
  const { product, site, locale } = props;
  const [t, { awards, recommended, mealIcons }] = await Promise.all([
    getTranslations("shop.sheet"),
    aroundProduct(product.id, locale),
  ]);
  const meals = mealIcons.filter(({ code }) => product.mealIcons.includes(code));
  return (
    <>
      <article className="container-page grid gap-x-16 gap-y-6 pt-(--detail-margin-small) pb-16 sm:grid-cols-2 sm:pt-(--detail-margin) md:pb-24 lg:gap-x-24">
        <ProductPictures product={product} />
        <div>
          {product.appellation && <p className="kicker mb-3">{product.appellation}</p>}
          <h1 className="text-title">{product.name}</h1>
          <p className="mt-4 text-lead text-muted">{product.summary}</p>
          <AwardsOf awards={awards} />
          <SheetOrder product={product} site={site} />
        </div>
      </article>
      <Section raised labelledBy="product-about">
        <div className="grid gap-x-16 gap-y-12 sm:grid-cols-2 lg:gap-x-24">
          <div>
            <h2 id="product-about" className="mb-6 text-title">
              {t(product.type === "WINE" ? "story" : "about")}
            </h2>
            <RichText html={product.description} />
          </div>
          <div>
            <ContentsOf product={product} locale={locale} />
            <ProductFacts product={product} site={site} locale={locale} />
            {product.label && (
              <details className="mt-8 border-line border-b pb-4">
                <summary className="min-h-11 cursor-pointer py-2 text-heading">
                  {t("label")}
                </summary>
                <ProductLabel label={product.label} locale={locale} />
              </details>
            )}
            <MealsOf meals={meals} />
          </div>
        </div>
      </Section>
      {recommended.length > 0 && (
        <Section labelledBy="product-recommended">
          {/* Three stand beside the title, where a fourth column would be empty. */}
          <div className={recommended.length === 3 ? "gap-x-8 lg:grid lg:grid-cols-4" : undefined}>
            <SectionHeading kicker={null} title={t("recommended")} id="product-recommended" />
            <ul className="col-span-3 grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 sm:gap-x-8">
              {recommended.map((item) => (
                <li key={item.id}>
                  <ProductCard item={item} imageService={props.site.parameters.IMAGE_SERVICE_URL} />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
    </>
  );
}
