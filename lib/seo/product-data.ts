import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  ProductGroup,
  Product as ProductNode,
} from "schema-dts";
import type { Declination, Product, Reduction } from "@/lib/contract/product";
import { WITHDRAWAL_DAYS } from "@/lib/rules/booking/withdrawal";
import { productPath } from "@/lib/rules/shop/product-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import type { SmallestParcel } from "@/lib/site/product-parcels";
import { absoluteUrl } from "./absolute-url";
import { companyReference } from "./company-data";

/**
 * Returns a product for search engines: several declinations are a group of variants.
 * @param parcels of its declinations, by their ids
 */
export function productData(
  site: Bootstrap,
  locale: Locale,
  product: Product,
  parcels: Readonly<Record<number, SmallestParcel>>,
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
      ...(only && { offers: offerData(site, only, { url, parcel: parcels[only.id] }) }),
    };
  }
  return {
    "@type": "ProductGroup",
    ...common,
    productGroupID: product.reference,
    // Bottles, magnums and boxes are sizes; of what search engines know, nothing else fits.
    variesBy: "https://schema.org/size",
    hasVariant: product.declinations.map((declination) => ({
      "@type": "Product" as const,
      name: [product.name, declination.name].filter(Boolean).join(" - "),
      sku: declination.reference,
      ...(declination.name && { size: declination.name }),
      offers: offerData(site, declination, { url, parcel: parcels[declination.id] }),
    })),
  };
}

function offerData(
  site: Bootstrap,
  declination: Declination,
  { url, parcel }: { url: string; parcel: SmallestParcel | undefined },
): Offer {
  const isOut = declination.stock.state === "OUT";
  return {
    "@type": "Offer",
    price: declination.price.toFixed(2),
    priceCurrency: "EUR",
    ...(declination.reduction && reductionData(declination.price, declination.reduction)),
    itemCondition: "https://schema.org/NewCondition",
    availability: isOut ? "https://schema.org/OutOfStock" : "https://schema.org/InStock",
    seller: companyReference(site),
    hasMerchantReturnPolicy: RETURN_POLICY,
    ...(parcel && { shippingDetails: shippingData(parcel) }),
    url,
  };
}

/** The prior price counts as struck through; the price is told until the day that it ends. */
const reductionData = (
  price: number,
  { priorPrice, until }: Reduction,
): Pick<Offer, "priceSpecification" | "priceValidUntil"> => ({
  priceValidUntil: until,
  priceSpecification: [
    { "@type": "UnitPriceSpecification", price: price.toFixed(2), priceCurrency: "EUR" },
    {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price: priorPrice.toFixed(2),
      priceCurrency: "EUR",
    },
  ],
});

const shippingData = ({
  country,
  price,
  daysFrom,
  daysTo,
}: SmallestParcel): OfferShippingDetails => ({
  "@type": "OfferShippingDetails",
  shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
  shippingRate: { "@type": "MonetaryAmount", value: price.toFixed(2), currency: "EUR" },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    transitTime: {
      "@type": "QuantitativeValue",
      minValue: daysFrom,
      maxValue: daysTo,
      unitCode: "DAY",
    },
  },
});

/**
 * Right of return by law for every distance sale; the customer sends the goods back at their own
 * cost (articles L. 221-18 and L. 221-23).
 */
const RETURN_POLICY: MerchantReturnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "FR",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: WITHDRAWAL_DAYS,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
};
