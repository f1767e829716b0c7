import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { ProductLabel } from "@/components/shop/catalogue/product-label";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/**
 * The electronic label of a wine, to which the code on its bottle leads: what the law asks for and nothing that
 * sells or measures (regulation 1308/2013, article 119).
 */
export default async function LabelPage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) notFound();
  const [t, locale] = await Promise.all([
    getTranslations("shop.label"),
    getLocale() as Promise<Locale>,
  ]);
  const product = await found((await visitorCall(locale))("GET /product/{id}", { params: { id } }));
  if (!product?.label) notFound();
  const facts = [product.appellation, product.vintage].filter(Boolean).join(" · ");
  return (
    <main id="content" className="container-page max-w-2xl py-10">
      <title>{t("title", { name: product.name })}</title>
      <h1 className="text-title">{product.name}</h1>
      {facts && <p className="mt-2 text-muted">{facts}</p>}
      <div className="mt-8">
        <ProductLabel label={product.label} locale={locale} />
      </div>
    </main>
  );
}
