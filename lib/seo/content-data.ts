import type { BlogPosting, Event, ImageGallery, ImageObject, NewsArticle } from "schema-dts";
import { contentNamed } from "@/lib/contract/content/contents";
import { isArticle } from "@/lib/contract/content/definition";
import { localisedPath } from "@/lib/rules/text/locale-code";
import type { AtPath } from "@/lib/site/at-path";
import type { Bootstrap } from "@/lib/site/bootstrap";
import type { AlbumShown, EventShown } from "@/lib/site/contents";
import { absoluteUrl } from "./absolute-url";
import { addressData, companyReference } from "./company-data";

type ContentAtPath = Extract<AtPath, { kind: "CONTENT" }>;

/** Returns a content as the type of schema.org that its kind declares; a folder has none. */
export function contentData(
  at: ContentAtPath,
): (NewsArticle | BlogPosting | ImageGallery | Event)[] {
  const { content } = at;
  if (content.type === "album") return [galleryData(at, content.shown.item)];
  if (content.type === "element") return [eventData(at, content.shown.item)];
  const { schemaType } = contentNamed(content.type);
  return isArticle(schemaType) ? [{ "@type": schemaType, ...articleData(at) }] : [];
}

/**
 * Returns the data that Google wants of an article
 * (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
function articleData({ site, locale, content, changedAt, paths }: ContentAtPath) {
  const { title, description, picture, author, publishedAt } = content.about;
  const url = absoluteUrl(site, localisedPath(paths[locale] ?? "/", locale));
  return {
    headline: title,
    ...(description && { description }),
    ...(picture && { image: [absoluteUrl(site, picture.src)] }),
    datePublished: publishedAt,
    dateModified: changedAt,
    author: author ? { "@type": "Person" as const, name: author } : publisherData(site),
    publisher: publisherData(site),
    mainEntityOfPage: url,
    url,
    inLanguage: locale,
  };
}

function galleryData(at: ContentAtPath, { images }: AlbumShown): ImageGallery {
  const { site, locale, content, changedAt, paths } = at;
  const { title, description, publishedAt } = content.about;
  return {
    "@type": "ImageGallery",
    name: title,
    ...(description && { description }),
    url: absoluteUrl(site, localisedPath(paths[locale] ?? "/", locale)),
    datePublished: publishedAt,
    dateModified: changedAt,
    author: publisherData(site),
    publisher: publisherData(site),
    inLanguage: locale,
    image: images.map(
      ({ src, alt, caption, width, height }): ImageObject => ({
        "@type": "ImageObject",
        contentUrl: absoluteUrl(site, src),
        caption: caption ?? alt,
        width: `${width}`,
        height: `${height}`,
      }),
    ),
  };
}

/**
 * Returns the data that Google wants of an event
 * (https://developers.google.com/search/docs/appearance/structured-data/event).
 */
function eventData(at: ContentAtPath, event: EventShown): Event {
  const { site, locale, paths } = at;
  const { title, subtitle, image, startsAt, endsAt, place, places, placesLeft } = event;
  const [address] = site.addresses;
  return {
    "@type": "Event",
    name: title,
    ...(subtitle && { description: subtitle }),
    ...(image && { image: [absoluteUrl(site, image.src)] }),
    url: absoluteUrl(site, localisedPath(paths[locale] ?? "/", locale)),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: place ?? companyReference(site).name,
      ...(address && { address: addressData(address) }),
    },
    organizer: { ...companyReference(site), url: absoluteUrl(site, "/") },
    ...(places !== null && { maximumAttendeeCapacity: places }),
    ...(placesLeft !== null && { remainingAttendeeCapacity: placesLeft }),
    inLanguage: locale,
  };
}

function publisherData(site: Bootstrap) {
  const logo = site.info?.logos.find(({ type }) => type === "LOGO")?.onlineImage?.url;
  return {
    ...companyReference(site),
    url: absoluteUrl(site, "/"),
    ...(logo && { logo: absoluteUrl(site, logo) }),
  };
}
