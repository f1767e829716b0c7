import { describe, expect, test } from "vitest";
import type { Product } from "@/lib/contract/product";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { readParameters } from "@/lib/site/parameters";
import { companyData, webSiteData } from "./company-data";
import { breadcrumbData, serviceData } from "./page-data";
import { productData } from "./product-data";

const SITE_URL = "https://www.quatre-aulnes.example";

function siteWith(settings: Record<string, string>, isWinemaker = false): Bootstrap {
  const rows = Object.entries(settings).map(([type, value], id) => ({
    id,
    type,
    kind: "STRING" as const,
    label: type,
    value,
  }));
  const address = {
    address: "14 quai de la Fosse",
    postalCode: "44000",
    city: "Nantes",
    country: { alphaTwo: "FR" },
    lat: 47.21,
    lng: -1.56,
  };
  return {
    parameters: readParameters(rows as Parameters<typeof readParameters>[0]),
    info: { url: SITE_URL, name: "Le domaine", isWinemaker, logos: [] },
    addresses: [address],
  } as unknown as Bootstrap;
}

const declination = (reference: string, price: number, state: "IN" | "OUT", id = 1) => ({
  id,
  reference,
  name: `Format : ${reference}`,
  price,
  stock: { state },
});

const wine = (declinations: ReturnType<typeof declination>[]) =>
  ({
    id: 4,
    slug: "les-aulnes",
    name: "Les Aulnes",
    summary: "Vif et salin.",
    reference: "AULNES",
    images: [{ src: "/media/73/aulnes.webp", alt: "", width: 900, height: 1200 }],
    declinations,
  }) as unknown as Product;

describe("the company", () => {
  test("is a local business with an address, a place on the map and an international number", () => {
    const company = companyData(
      siteWith({ COMPANY_NAME: "Estuaire", COMPANY_PHONE: "02 61 91 00 72" }),
    );
    expect(company).toMatchObject({
      "@type": "LocalBusiness",
      "@id": `${SITE_URL}/#company`,
      name: "Estuaire",
      telephone: "+33261910072",
      address: { "@type": "PostalAddress", postalCode: "44000", addressCountry: "FR" },
      geo: { "@type": "GeoCoordinates", latitude: 47.21, longitude: -1.56 },
    });
    expect(companyData(siteWith({}, true))).toMatchObject({
      "@type": "Winery",
      name: "Le domaine",
    });
  });

  test("has its hours by day; 24:00 is the day's last minute, what cannot be read is left out", () => {
    const company = companyData(
      siteWith({
        MONDAY_HOURS: "08:00-12:00, 14:00-19:30",
        SATURDAY_HOURS: "00:00-24:00",
        SUNDAY_HOURS: "on request",
      }),
    );
    const hours = (day: string, opens: string, closes: string) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day}`,
      opens,
      closes,
    });
    expect(company).toHaveProperty("openingHoursSpecification", [
      hours("Monday", "08:00", "12:00"),
      hours("Monday", "14:00", "19:30"),
      hours("Saturday", "00:00", "23:59"),
    ]);
  });

  test("names the profiles that are set, and says nothing of what is not", () => {
    const company = companyData(siteWith({ FACEBOOK_URL: "https://facebook.example/estuaire" }));
    expect(company).toHaveProperty("sameAs", ["https://facebook.example/estuaire"]);
    expect(company).not.toHaveProperty("telephone");
    expect(company).not.toHaveProperty("vatID");
  });

  test("publishes the site", () => {
    expect(webSiteData(siteWith({}), "en")).toMatchObject({
      inLanguage: "en",
      url: `${SITE_URL}/`,
      publisher: { "@id": `${SITE_URL}/#company` },
    });
  });
});

test("a breadcrumb numbers its steps and leads to pages of its language", () => {
  const trail = [
    { title: "Home", url: "/" },
    { title: "Services", url: "/services" },
  ];
  expect(breadcrumbData(siteWith({}), "en", trail)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${SITE_URL}/en` },
      { "@type": "ListItem", position: 2, name: "Services", item: `${SITE_URL}/en/services` },
    ],
  });
});

test("a service is provided by the company", () => {
  const image = { src: "/media/72/gares.webp", alt: "", width: 16, height: 9 };
  const service = { title: "Gares", summary: "À l’heure.", url: "/services/gares", image };
  expect(
    serviceData(siteWith({}), "fr", service as unknown as Parameters<typeof serviceData>[2]),
  ).toMatchObject({
    "@type": "Service",
    url: `${SITE_URL}/services/gares`,
    image: `${SITE_URL}/media/72/gares.webp`,
    provider: { "@id": `${SITE_URL}/#company` },
  });
});

describe("a product", () => {
  test("with one declination has one offer", () => {
    const parcels = { 1: { country: "FR", price: 9.5, daysFrom: 2, daysTo: 4 } };
    const product = wine([declination("B75", 8.9, "OUT")]);
    expect(productData(siteWith({}), "fr", product, parcels)).toMatchObject({
      "@type": "Product",
      url: `${SITE_URL}/product/les-aulnes-4`,
      image: [`${SITE_URL}/media/73/aulnes.webp`],
      offers: {
        price: "8.90",
        priceCurrency: "EUR",
        availability: "https://schema.org/OutOfStock",
        hasMerchantReturnPolicy: {
          merchantReturnDays: 14,
          returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
        },
        shippingDetails: {
          shippingDestination: { addressCountry: "FR" },
          shippingRate: { value: "9.50", currency: "EUR" },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: "DAY" } },
        },
      },
    });
  });

  test("with several is a group of variants, each with its own offer", () => {
    const product = wine([declination("B75", 8.9, "IN"), declination("MAG", 19.5, "IN", 2)]);
    const parcels = { 2: { country: "FR", price: 0, daysFrom: 2, daysTo: 4 } };
    const group = productData(siteWith({}), "fr", product, parcels);
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      variesBy: "https://schema.org/size",
      productGroupID: "AULNES",
      hasVariant: [
        { sku: "B75", name: "Les Aulnes - Format : B75", offers: { price: "8.90" } },
        {
          sku: "MAG",
          size: "Format : MAG",
          offers: {
            price: "19.50",
            availability: "https://schema.org/InStock",
            shippingDetails: { shippingRate: { value: "0.00" } },
          },
        },
      ],
    });
    expect(group).not.toHaveProperty("hasVariant.0.offers.shippingDetails");
  });
});
