import { describe, expect, test } from "vitest";
import { dataFaults, typesIn } from "./data-faults";
import { REQUIREMENTS } from "./google-requirements";

const block = (...nodes: object[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });

const address = {
  "@type": "PostalAddress",
  streetAddress: "14 quai de la Fosse",
  addressLocality: "Nantes",
  postalCode: "44000",
  addressCountry: "FR",
};
const organizer = { "@type": "Organization", name: "Le domaine", url: "https://x.example/" };
const event = {
  "@type": "Event",
  name: "Huîtres et muscadet",
  description: "Un samedi au chai.",
  startDate: "2027-03-06T09:00:00Z",
  endDate: "2027-03-06T11:00:00Z",
  eventStatus: "https://schema.org/EventScheduled",
  image: ["https://x.example/a.webp"],
  location: { "@type": "Place", name: "Le chai", address },
  organizer,
};
const offer = {
  "@type": "Offer",
  price: "8.90",
  priceCurrency: "EUR",
  availability: "https://schema.org/InStock",
  itemCondition: "https://schema.org/NewCondition",
  url: "https://x.example/vin",
  shippingDetails: {
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "FR" },
    shippingRate: { "@type": "MonetaryAmount", value: "9.50", currency: "EUR" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      transitTime: { "@type": "QuantitativeValue", minValue: 2, maxValue: 4, unitCode: "DAY" },
    },
  },
  hasMerchantReturnPolicy: {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "FR",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 14,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  },
};
const product = {
  "@type": "Product",
  name: "Les Aulnes",
  description: "Vif.",
  url: "https://x.example/vin",
  image: ["https://x.example/a.webp"],
  brand: { "@type": "Brand", name: "Le domaine" },
  sku: "AULNES",
  offers: offer,
};
const step = (position: number) => ({
  "@type": "ListItem",
  position,
  name: "Vins",
  item: "https://x.example/vins",
});

test("data that says all that is asked of it has no fault", () => {
  const trail = { "@type": "BreadcrumbList", itemListElement: [step(1), step(2)] };
  expect(dataFaults(block(event, product, trail))).toEqual([]);
});

describe("a fault is found", () => {
  const { startDate: _, ...undated } = event;
  const { description: __, ...untold } = event;
  const { shippingDetails: ___, ...unsent } = offer;
  test.each<[string, string, string]>([
    ["text that is no JSON", "{", "no JSON"],
    ["another context", JSON.stringify({ "@context": "http://x.example" }), "@context"],
    ["a type of no declaration", block({ "@type": "Recipe" }), "of no declared type"],
    ["a node without a type", block({ name: "x" }), "of no declared type"],
    ["a type that every object knows", block({ "@type": "toString" }), "of no declared type"],
    ["a property that is required", block(undated), "startDate is required"],
    ["a property that is recommended", block(untold), "description is recommended"],
    ["an empty value", block({ ...event, name: "" }), "name is required"],
    [
      "a property within another",
      block({ ...event, location: { "@type": "Place", name: "Le chai" } }),
      "location.address is required",
    ],
    [
      "a node within another",
      block({ ...product, offers: unsent }),
      "Product.offers Offer: shippingDetails is recommended",
    ],
    ["a picture without its host", block({ ...product, image: ["/a.webp"] }), 'image is "/a.webp"'],
    ["a day that is none", block({ ...event, startDate: "6 mars" }), 'startDate is "6 mars"'],
    ["a price in words", block({ ...product, offers: { ...offer, price: "8,90 €" } }), "price is"],
    [
      "a value that is none of schema.org",
      block({ ...event, eventStatus: "Scheduled" }),
      "eventStatus is",
    ],
    [
      "an event that ends before it begins",
      block({ ...event, endDate: "2027-03-06T08:00:00Z" }),
      "it ends before it begins",
    ],
    [
      "a trail of one step",
      block({ "@type": "BreadcrumbList", itemListElement: [step(1)] }),
      "two",
    ],
    [
      "a trail out of order",
      block({ "@type": "BreadcrumbList", itemListElement: [step(2), step(1)] }),
      "positions 2,1",
    ],
    [
      "a rating of nobody",
      block({ "@type": "AggregateRating", ratingValue: 4.5, bestRating: 5 }),
      "one of ratingCount, reviewCount",
    ],
  ])("%s", (_name, text, fault) => {
    expect(dataFaults(text).join("\n")).toContain(fault);
  });

  test.each(
    Object.entries(REQUIREMENTS).flatMap(([type, { required = [] }]) =>
      required.map((property) => [type, property] as const),
    ),
  )("%s without %s", (type, property) => {
    expect(dataFaults(block({ "@type": type })).join("\n")).toContain(`${property} is required`);
  });
});

test("types are counted wherever they stand", () => {
  expect(typesIn(JSON.parse(block(event)))).toEqual([
    "Event",
    "Place",
    "PostalAddress",
    "Organization",
  ]);
});
