import type { ComponentData } from "@/demonstration/data/site-data";
import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { bookingLink } from "./booking-link";
import { type ClosingWords, serviceClosing } from "./service-closing";

/** Texts of a service's page, in one language, as HTML. */
interface ServiceWords extends ClosingWords {
  kicker: string;
  title: string;
  lead: string;
  insideKicker: string;
  insideTitle: string;
  inside: string;
  detailTitle: string;
  detail: string;
}

const COMMON = {
  fr_FR: { book: "Réserver", fares: "Voir les tarifs", inPractice: "En pratique" },
  en: { book: "Book now", fares: "See our fares", inPractice: "In practice" },
} as const;

/** Builds the blocks of a service's page; `prefix` begins their slugs, `url` is the page's path. */
export function servicePage(
  prefix: string,
  url: string,
  pictures: { hero: PerLanguage<Picture>; inside: PerLanguage<Picture> },
  words: PerLanguage<ServiceWords>,
): ComponentData[] {
  const each = <T>(make: (code: "fr_FR" | "en", w: ServiceWords) => T) => ({
    fr_FR: make("fr_FR", words.fr_FR),
    en: make("en", words.en),
  });
  return [
    {
      slug: `${prefix}-hero`,
      type: "HERO",
      conf: each((code, w) => ({
        kicker: w.kicker,
        title: w.title,
        text: w.lead,
        image: pictures.hero[code],
        imageMobile: null,
        actions: [
          { label: COMMON[code].book, url: bookingLink(w.booking) },
          { label: COMMON[code].fares, url: "/tarifs-courses-vtc" },
        ],
        facts: [],
        size: "PAGE" as const,
        lowestPrice: w.booking?.kind ?? ("TRANSFER" as const),
        // A hire has no way whose price could be told in a line.
        asksRide: w.booking !== undefined && w.booking.kind !== "HIRE",
      })),
    },
    {
      slug: `${prefix}-approche`,
      type: "IMAGE_TEXT",
      conf: each((code, w) => ({
        kicker: w.insideKicker,
        title: w.insideTitle,
        text: w.inside,
        image: pictures.inside[code],
        imageSide: "RIGHT" as const,
        actions: [],
      })),
    },
    {
      slug: `${prefix}-pratique`,
      type: "TEXT",
      conf: each((code, w) => ({
        kicker: COMMON[code].inPractice,
        title: w.detailTitle,
        text: w.detail,
      })),
    },
    ...serviceClosing(prefix, url, words),
  ];
}
