import type { Product } from "@/lib/contract/product";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { productPath } from "@/lib/rules/product-path";
import type { Bootstrap } from "@/lib/site/bootstrap";

/** A product and the ways in which it is sold for search engines, as schema.org has them. */
export function ProductData(props: { product: Product; site: Bootstrap; locale: Locale }) {
  const { product, site, locale } = props;
  const base = site.info?.url ?? "";
  const absolute = (src: string) => (src.startsWith("/") ? base + src : src);
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.summary,
    sku: product.reference,
    image: product.images.map(({ src }) => absolute(src)),
    brand: { "@type": "Brand", name: site.parameters.COMPANY_NAME },
    offers: product.declinations.map(({ reference, name, price, stock }) => ({
      "@type": "Offer",
      sku: reference,
      ...(name ? { name } : {}),
      price: price.toFixed(2),
      priceCurrency: "EUR",
      availability: `https://schema.org/${stock.state === "OUT" ? "OutOfStock" : "InStock"}`,
      url: absolute(localisedPath(productPath(product), locale)),
    })),
  };
  // React keeps a script's text from ending the script.
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
