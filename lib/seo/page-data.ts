import type { BreadcrumbList, Service as ServiceData } from "schema-dts";
import type { Service } from "@/lib/contract/service";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import type { Step } from "@/lib/site/trail";
import { absoluteUrl } from "./absolute-url";
import { companyReference } from "./company-data";

/**
 * Returns the breadcrumb of a page, for search engines.
 * @param trail from home to the page itself
 */
export function breadcrumbData(site: Bootstrap, locale: Locale, trail: Step[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ title, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: absoluteUrl(site, localisedPath(url, locale)),
    })),
  };
}

export function serviceData(site: Bootstrap, locale: Locale, service: Service): ServiceData {
  const { title, summary, url, image } = service;
  return {
    "@type": "Service",
    name: title,
    serviceType: title,
    description: summary,
    url: absoluteUrl(site, localisedPath(url, locale)),
    provider: companyReference(site),
    ...(image && { image: absoluteUrl(site, image.src) }),
  };
}
