import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/rules/text/locale-code";
import { pickedProducts } from "@/lib/site/catalogue";
import { ProductGrid } from "./product-grid";

/** First products of the house's own order, for a cart with nothing in it. */
export async function CartIdeas({ locale }: { locale: Locale }) {
  const [t, products] = await Promise.all([
    getTranslations("shop.filter"),
    pickedProducts(locale, { tag: null, nbItem: 4 }),
  ]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="cart-ideas" className="mt-12 md:mt-16">
      <h2 id="cart-ideas" className="mb-7 text-subtitle">
        {t("byHouse")}
      </h2>
      <ProductGrid products={products} heading="h3" isFirst />
    </section>
  );
}
