/** What Google asks of a type of schema.org, as its documentation says. */
interface TypeRequirements {
  /** Where it is said, below https://developers.google.com/search/docs/appearance/structured-data/. */
  source: string;
  required?: readonly string[];
  /** Sets of properties of which one at least has to be there. */
  oneOf?: readonly (readonly string[])[];
  recommended?: readonly string[];
  /** Recommended properties that the sites leave out, and why. */
  unsaid?: Readonly<Record<string, string>>;
}

const ARTICLE = {
  source: "article",
  required: ["headline", "datePublished", "author", "author.name"],
  recommended: ["dateModified"],
  unsaid: {
    image: "an article may have no picture",
    "author.url": "an author of the company has no page of their own",
  },
} as const satisfies TypeRequirements;

const LOCAL_BUSINESS = {
  source: "local-business",
  required: ["name", "address"],
  recommended: ["geo", "openingHoursSpecification", "telephone", "url"],
  unsaid: {
    priceRange: "prices stand on the pages, and a range of signs says less",
    aggregateRating: "Google takes no reviews of a company from its own site",
    department: "the company has none",
  },
} as const satisfies TypeRequirements;

const OFFER = {
  source: "merchant-listing",
  required: ["price", "priceCurrency"],
  recommended: [
    "availability",
    "itemCondition",
    "url",
    "shippingDetails",
    "hasMerchantReturnPolicy",
  ],
  unsaid: { priceValidUntil: "a price has no end unless it is reduced" },
} as const satisfies TypeRequirements;

const PRODUCT = {
  source: "merchant-listing",
  required: ["name", "offers"],
  recommended: ["sku"],
  unsaid: {
    gtin: "a wine of the estate has none",
    aggregateRating: "reviews are of orders, not of wines",
    review: "reviews are of orders, not of wines",
  },
} as const satisfies TypeRequirements;

/** Types that the sites tell, each with what has to be said of it, what should, and what is not. */
export const REQUIREMENTS: Readonly<Record<string, TypeRequirements>> = {
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  NewsArticle: ARTICLE,
  BreadcrumbList: { source: "breadcrumb", required: ["itemListElement"] },
  ListItem: { source: "breadcrumb", required: ["position", "name", "item"] },
  Event: {
    source: "event",
    required: ["name", "startDate", "location", "location.address"],
    recommended: [
      "location.name",
      "description",
      "endDate",
      "eventStatus",
      "image",
      "organizer",
      "organizer.name",
      "organizer.url",
    ],
    unsaid: {
      offers: "the price of an event is a sentence",
      performer: "nobody performs at a tasting",
    },
  },
  FAQPage: { source: "faqpage", required: ["mainEntity"] },
  Question: { source: "faqpage", required: ["name", "acceptedAnswer"] },
  Answer: { source: "faqpage", required: ["text"] },
  ImageGallery: { source: "image-license-metadata", required: ["image"] },
  ImageObject: {
    source: "image-license-metadata",
    required: ["contentUrl"],
    unsaid: {
      creator: "who took a photo is a note of the staff, which visitors do not see",
      license: "what its author allows is a note of the staff, which visitors do not see",
    },
  },
  LocalBusiness: LOCAL_BUSINESS,
  Winery: LOCAL_BUSINESS,
  Organization: { source: "organization", required: ["name"] },
  WebSite: { source: "site-names", required: ["name", "url"] },
  Service: { source: "intro-structured-data", required: ["name", "provider"] },
  Product: {
    ...PRODUCT,
    required: [...PRODUCT.required, "image"],
    recommended: [...PRODUCT.recommended, "description", "brand", "brand.name", "url"],
  },
  ProductGroup: {
    source: "product-variants",
    required: ["name", "productGroupID", "variesBy", "hasVariant"],
    recommended: ["description", "brand", "brand.name", "url"],
    unsaid: PRODUCT.unsaid,
  },
  Offer: OFFER,
  UnitPriceSpecification: {
    source: "merchant-listing",
    required: ["price", "priceCurrency"],
    unsaid: {
      priceType: "the price that is charged has none, only the one before it",
      referenceQuantity: "the price of a litre is for people",
    },
  },
  OfferShippingDetails: {
    source: "merchant-listing",
    required: ["shippingDestination", "shippingDestination.addressCountry", "shippingRate"],
    recommended: ["deliveryTime", "deliveryTime.transitTime"],
    unsaid: { "deliveryTime.handlingTime": "the days of a carrier count from the order on" },
  },
  ShippingDeliveryTime: { source: "merchant-listing", required: ["transitTime"] },
  DefinedRegion: { source: "merchant-listing", required: ["addressCountry"] },
  MonetaryAmount: { source: "merchant-listing", required: ["value", "currency"] },
  QuantitativeValue: {
    source: "merchant-listing",
    required: ["minValue", "maxValue", "unitCode"],
  },
  MerchantReturnPolicy: {
    source: "return-policy",
    required: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
    recommended: ["returnMethod", "returnFees"],
    unsaid: { refundType: "money goes back the way it came, as the law says" },
  },
  Brand: { source: "product", required: ["name"] },
  Review: {
    source: "review-snippet",
    required: ["author", "author.name", "reviewRating", "reviewRating.ratingValue"],
    recommended: ["datePublished"],
  },
  Rating: { source: "review-snippet", required: ["ratingValue"], recommended: ["bestRating"] },
  AggregateRating: {
    source: "review-snippet",
    required: ["ratingValue"],
    oneOf: [["ratingCount", "reviewCount"]],
    recommended: ["bestRating"],
  },
  Person: { source: "article", required: ["name"] },
  Place: { source: "event", required: ["name", "address"] },
  PostalAddress: {
    source: "local-business",
    required: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
  },
  GeoCoordinates: { source: "local-business", required: ["latitude", "longitude"] },
  OpeningHoursSpecification: {
    source: "local-business",
    required: ["dayOfWeek", "opens", "closes"],
  },
};
