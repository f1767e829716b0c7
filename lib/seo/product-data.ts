import type { MerchantReturnPolicy, Offer, ProductGroup, Product as ProductNode } from "schema-dts";
import type { Declination, Product } from "@/lib/contract/product";
import { WITHDRAWAL_DAYS } from "@/lib/rules/booking/withdrawal";
import { productPath } from "@/lib/rules/shop/product-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { absoluteUrl } from "./absolute-url";
import { companyReference } from "./company-data";

/** A product for search engines: one with several declinations is a group of its variants. */
export function productData(
  site: Bootstrap,
  locale: Locale,
  product: Product,
): ProductNode | ProductGroup {
  const url = absoluteUrl(site, localisedPath(productPath(product), locale));
  const common = {
    name: product.name,
    description: product.summary,
    url,
    image: product.images.map(({ src }) => absoluteUrl(site, src)),
    ...(site.parameters.COMPANY_NAME && {
      brand: { "@type": "Brand" as const, name: site.parameters.COMPANY_NAME },
    }),
  };
  const [only, ...others] = product.declinations;
  if (others.length === 0) {
    return {
      "@type": "Product",
      ...common,
      sku: product.reference,
      ...(only && { offers: offerData(site, only, url) }),
    };
  }
  return {
    "@type": "ProductGroup",
    ...common,
    productGroupID: product.reference,
    hasVariant: product.declinations.map((declination) => ({
      "@type": "Product" as const,
      name: [product.name, declination.name].filter(Boolean).join(" - "),
      sku: declination.reference,
      offers: offerData(site, declination, url),
    })),
  };
}

function offerData(site: Bootstrap, declination: Declination, url: string): Offer {
  const isOut = declination.stock.state === "OUT";
  return {
    "@type": "Offer",
    price: declination.price.toFixed(2),
    priceCurrency: "EUR",
    itemCondition: "https://schema.org/NewCondition",
    availability: isOut ? "https://schema.org/OutOfStock" : "https://schema.org/InStock",
    seller: companyReference(site),
    hasMerchantReturnPolicy: RETURN_POLICY,
    url,
  };
}

/** What the law gives everyone who buys at a distance (articles L. 221-18 and L. 221-23). */
const RETURN_POLICY: MerchantReturnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "FR",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: WITHDRAWAL_DAYS,
};
